import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, readlink, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_LIST, hostFiles, writeFileList } from '../../integrations/deploy/deploy.ts';
import { BUILT } from './built-folder.ts';
import { setUpMachine } from './machine.ts';
import type { Machine } from './machine.ts';

let machine: Machine;

const pageOf = async (name: string): Promise<string> =>
  (await readFile(`${BUILT}/index.html`, 'utf8')).replace(
    '</body>',
    `<script>console.log("release ${name}")</script></body>`,
  );

const releaseOf = (html: string): string | undefined => /console\.log\("release ([^"]*)"\)/u.exec(html)?.[1];

/** Another build, with a script on its home page that other releases' policies don't allow. */
async function upload(name: string): Promise<string> {
  await machine.upload(name, BUILT);
  const folder = machine.releaseFolder(name);
  await writeFile(join(folder, 'index.html'), await pageOf(name));
  for (const ending of ['br', 'gz']) await rm(join(folder, `index.html.${ending}`));
  for (const [file, content] of Object.entries(await hostFiles(folder)))
    await writeFile(join(folder, file), content);
  await writeFileList(folder);
  return folder;
}

const policyOfHome = async () => String((await machine.ask('/')).headers['content-security-policy']);

async function expectServed(name: string): Promise<void> {
  const { status, body } = await machine.ask('/');
  expect([status, releaseOf(body.toString())]).toEqual([200, name]);
  expect(await readlink(join(machine.folder, 'current'))).toBe(machine.releaseFolder(name));
}

beforeAll(async () => {
  machine = await setUpMachine();
  await upload('first');
  await machine.activate('first');
});

afterAll(() => machine.stop());

test('a release switches pages and policy at the same moment, and so does a rollback', async () => {
  const before = await policyOfHome();
  await upload('second');
  await machine.activate('second');
  await expectServed('second');
  expect(await policyOfHome()).not.toBe(before);

  await machine.activate('first');
  await expectServed('first');
  expect(await policyOfHome()).toBe(before);
});

test('an incomplete first release leaves the machine unchanged', async () => {
  const fresh = await setUpMachine();
  try {
    await fresh.upload('only', BUILT);
    await rm(join(fresh.releaseFolder('only'), 'index.html'));
    await expect(fresh.activate('only')).rejects.toThrow('incomplete');
    await expect(readlink(join(fresh.folder, 'current'))).rejects.toThrow('ENOENT');
  } finally {
    await fresh.stop();
  }
});

describe('a run that was interrupted', () => {
  test('before the link was changed doesn’t block the next run', async () => {
    await upload('third');
    await symlink(machine.releaseFolder('first'), join(machine.folder, 'current.new'));
    await machine.activate('third');
    await expectServed('third');
    await machine.activate('first');
  });

  test('by Ctrl+C or a closed terminal rolls back', async () => {
    const folder = await upload('interrupted');
    await writeFile(join(folder, '.nginx', 'server.conf'), 'deny all;');
    await writeFileList(folder);
    const run = machine.startActivation('interrupted');
    await expect
      .poll(async () => (await machine.ask('/')).status, { interval: 20, timeout: 5_000 })
      .toBe(403);
    run.kill('SIGTERM');
    expect(await once(run, 'exit')).toEqual([1, null]);
    await expectServed('first');
  });

  test('before the reload is completed by the next run', async () => {
    await upload('fourth');
    await rm(join(machine.folder, 'current'));
    await symlink(machine.releaseFolder('fourth'), join(machine.folder, 'current'));
    await machine.activate('fourth');
    await expectServed('fourth');
    await machine.activate('first');
  });

  test('before the reload doesn’t keep a failing run from restoring what is served', async () => {
    const folder = await upload('fifth');
    await writeFile(join(folder, '.nginx', 'server.conf'), 'deny all;');
    await writeFileList(folder);
    await rm(join(machine.folder, 'current'));
    await symlink(folder, join(machine.folder, 'current'));
    await expect(machine.activate('fifth')).rejects.toThrow('does not answer with the release');
    await expectServed('first');
  });
});

describe('a release is rejected, and the previous one stays, when', () => {
  const faults: readonly (readonly [
    what: string,
    message: string,
    harm: (folder: string) => Promise<void>,
  ])[] = [
    ['a file cannot be read', 'incomplete', (folder) => chmod(join(folder, 'faq/index.html'), 0)],
    ['a folder cannot be read', 'incomplete', (folder) => chmod(join(folder, 'faq'), 0)],
    ['a file is missing', 'incomplete', (folder) => rm(join(folder, 'faq/index.html'))],
    ['a file was copied in part', 'incomplete', (folder) => truncate(join(folder, 'faq/index.html'), 100)],
    [
      'a compressed file was copied in part',
      'incomplete',
      (folder) => truncate(join(folder, 'faq/index.html.br'), 100),
    ],
    ['it has no list of files', 'incomplete', (folder) => rm(join(folder, FILE_LIST))],
    [
      'its list of files has no end',
      'incomplete',
      async (folder) => {
        const lines = (await readFile(join(folder, FILE_LIST), 'utf8')).split('\n');
        await writeFile(join(folder, FILE_LIST), `${lines.slice(0, 3).join('\n')}\n`);
      },
    ],
    [
      'nginx does not understand its rules',
      'nginx refuses the release',
      async (folder) => {
        await writeFile(join(folder, '.nginx/server.conf'), 'no such directive;');
        await writeFileList(folder);
      },
    ],
    [
      'its home page cannot be asked for',
      'does not answer with the release',
      async (folder) => {
        await writeFile(join(folder, '.nginx/server.conf'), 'deny all;');
        await writeFileList(folder);
      },
    ],
    [
      'its home page is another one',
      'does not answer with the release',
      async (folder) => {
        await writeFile(join(folder, '.nginx/server.conf'), 'location = / { rewrite ^ /faq last; }');
        await writeFileList(folder);
      },
    ],
  ];

  test.each(faults)('%s', async (what, message, harm) => {
    const name = what.replaceAll(' ', '-');
    const folder = await upload(name);
    await harm(folder);
    await expect(machine.activate(name)).rejects.toThrow(message);
    await expectServed('first');
  });

  test('another run is in progress', async () => {
    await upload('sixth');
    const lock = join(machine.folder, '.activate.lock');
    const other = spawn('flock', [lock, 'sh', '-c', 'echo locked; read -r line'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    await expect(machine.activate('sixth')).rejects.toThrow('another run is under way');
    await expectServed('first');
    other.stdin.end();
    await once(other, 'exit');
    await machine.activate('sixth');
    await expectServed('sixth');
    await machine.activate('first');
  });
});
