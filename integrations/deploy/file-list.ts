import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles } from '../../deploy/built-site.ts';

/** Hidden from visitors like everything in its folder; `deploy/nginx/activate.sh` compares a release with it. */
export const FILE_LIST = '.nginx/files.sha256';

/** Marks a complete list; one that was cut off during upload lacks this line. */
const END = '# end of list';

/** Every file of a built folder with its SHA-256, in the format that `sha256sum --check` reads. */
export async function listFiles(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const file of await builtFiles(folder)) {
    if (file === FILE_LIST) continue;
    const sum = createHash('sha256').update(await readFile(join(folder, file)));
    lines.push(`${sum.digest('hex')}  ${file}`);
  }
  return [...lines, END, ''].join('\n');
}

/** Writes the list into the folder. Nothing may change there afterwards. */
export async function writeFileList(folder: string): Promise<void> {
  await writeFile(join(folder, FILE_LIST), await listFiles(folder));
}
