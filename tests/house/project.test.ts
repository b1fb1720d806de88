import { execFileSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Every file in a clone. Also works if another user owns the folder. */
const tracked = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !/\.(png|jpg|webp|woff2|ico)$/.test(file));

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Deleted, but not committed yet.
  }
};

/** Where a pattern occurs in the project, as `file:line`. */
function placesOf(pattern: RegExp, files: readonly string[] = tracked): readonly string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

/** Written in two halves, so that this file doesn't contain what it forbids. */
const word = (...halves: string[]) => halves.join('');

type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

const manifest = JSON.parse(read('package.json')) as Manifest;

/** The project's own scripts and those of its packages. */
const manifests = [
  manifest,
  ...tracked
    .filter((file) => /^packages\/[^/]+\/package\.json$/u.test(file))
    .map((file) => JSON.parse(read(file)) as Manifest),
];

describe('npm start and npm test', () => {
  const { scripts = {}, engines = {} } = manifest;

  test('start and test run on any supported Node', () => {
    expect(scripts['start']).toBe('node scripts/start.mjs');
    expect(scripts['test']).toBe('node scripts/test.mjs');
    expect(scripts['test:all']).toBe('node scripts/test.mjs all');
    expect(engines['node']).toBe('>=20');
  });

  test('.ci/run can be run and runs all tests', () => {
    accessSync('.ci/run', constants.X_OK);
    expect(read('.ci/run')).toContain('npm --silent run test:all');
  });
});

describe('a clone works anywhere', () => {
  test.each([
    [
      'a folder of one machine',
      `(^|[^A-Za-z0-9_.-])/(${word('wo', 'rk')}|${word('fa', 'rm')}|${word('ho', 'me')}/[a-z]+|tmp/[a-z]+)/`,
    ],
    ['a package registry', word('registry', '\\.', 'npmjs')],
    ['a package mirror', word('deb', '\\.', 'debian', '\\.', 'org')],
  ])('%s does not occur anywhere', (_, pattern) => {
    expect(placesOf(new RegExp(pattern))).toEqual([]);
  });

  test('the lock file has no download hosts', () => {
    expect(placesOf(/"resolved": "(?!packages\/)/, ['package-lock.json'])).toEqual([]);
  });
});

test('a part with late-loaded styles uses the class names of its style sheet', () => {
  const named = tracked.flatMap((file) => {
    const code = read(file);
    const module = /= lateStyles\('(\w+)', css\)/.exec(code)?.[1];
    return module === undefined || file.includes('.test.') ? [] : [{ file, code, module }];
  });
  expect(named.length).toBeGreaterThan(10);
  for (const { file, code, module } of named) expect(code, file).toContain(`/${module}.module.css?inline';`);
});

describe('everything that is installed is in the lock file', () => {
  interface Locked {
    readonly version: string;
    readonly integrity?: string;
    /** A package of this project. */
    readonly link?: boolean;
    readonly bin?: Readonly<Record<string, string>>;
    readonly os?: string;
    readonly cpu?: string;
  }
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };

  test('with a hash', () => {
    const ours = (path: string, link?: boolean) => path === '' || path.startsWith('packages/') || link;
    const unlocked = Object.entries(packages).filter(
      ([path, { integrity, link }]) => !ours(path, link) && !integrity,
    );
    expect(unlocked).toEqual([]);
  });

  test('including Node for each platform, at least 22.18', () => {
    const nodes = Object.keys(manifest['optionalDependencies'] ?? {}).flatMap(
      (name) => packages[`node_modules/${name}`] ?? [],
    );
    expect(nodes.map(({ os, cpu }) => `${os} ${cpu}`).toSorted()).toEqual([
      'darwin arm64',
      'darwin x64',
      'linux arm64',
      'linux x64',
      'win32 x64',
    ]);
    for (const { version, bin } of nodes) {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      expect(major * 100 + minor).toBeGreaterThanOrEqual(2218);
      expect(bin?.['node']).toMatch(/^bin\/node(?:\.exe)?$/u);
    }
  });

  // Its install script runs `npm install --no-save` for the platform's package, outside any lock file.
  test('so the `node` package isn’t used', () => {
    expect(Object.keys(packages).filter((path) => /(?:^|\/)node_modules\/node$/u.test(path))).toEqual([]);
  });
});

test('no folder has more than 25 source files besides tests', () => {
  const sources = tracked.filter(
    (file) =>
      /^(src|packages|scripts|integrations|deploy)\/.*\.(ts|tsx|astro|css)$/.test(file) &&
      !file.includes('.test.'),
  );
  const folders = Map.groupBy(sources, (file) => file.slice(0, file.lastIndexOf('/')));
  expect([...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([]);
});

describe('nothing is left to do', () => {
  const code = tracked.filter((file) => /\.(ts|tsx|mjs|js|astro|css|mdx)$/.test(file));

  test.each([
    ['a note to do something', `\\b(${word('TO', 'DO')}|${word('FIX', 'ME')})\\b`],
    [
      'a focused or skipped test',
      `\\b(it|test|describe)\\.(${['on' + 'ly', 'sk' + 'ip', 'to' + 'do', 'fix' + 'me'].join('|')})\\b`,
    ],
    [
      'a rule switched off',
      `(${word('eslint', '-disable')}|${word('stylelint', '-disable')}|${word('@ts', '-ignore')}|${word('@ts', '-nocheck')})`,
    ],
    ['filler text', word('lorem', ' ipsum')],
  ])('%s does not occur anywhere', (_, pattern) => {
    expect(placesOf(new RegExp(pattern, 'i'), code)).toEqual([]);
  });
});

describe('articles', () => {
  const articles = tracked.filter((file) => file.endsWith('.mdx'));

  test('import nothing and export nothing: they receive their components', () => {
    expect(placesOf(/^\s*(import|export)\s/, articles)).toEqual([]);
  });
});

describe('every choice has a documented reason', () => {
  const named = [...read('docs/decisions/0005-dependencies.md').matchAll(/^\| (`.+?) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .map((name) => name.replaceAll('`', ''));

  test('package.json and the decision record on dependencies list the same packages', () => {
    const present = manifests.flatMap((each) =>
      ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        Object.keys(each[kind] ?? {}).filter((name) => !name.startsWith('@evenscale/')),
      ),
    );
    expect(named.toSorted()).toEqual(present.toSorted());
  });

  test('each decision record has its two parts, and each number is used once', () => {
    const records = tracked.filter((file) => file.startsWith('docs/decisions/'));
    const parts = (file: string) => [...read(file).matchAll(/^## (.+)$/gm)].map(([, part]) => part);
    for (const record of records) expect(parts(record), record).toEqual(['Decision', 'Why']);
    const numbers = records.map((file) => file.replace(/.*\/(\d{4})-.*/, '$1'));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
