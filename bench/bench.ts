/** `npm run bench -- NAME [options]`: runs one benchmark. They only print; nothing is asserted. See bench/README.md. */
import process from 'node:process';

const BENCHMARKS = [
  'first-calculation',
  'controls',
  'press',
  'drag',
  'long-log',
  'search',
  'lighthouse',
  'load',
];

const [name = ''] = process.argv.splice(2, 1);
if (BENCHMARKS.includes(name)) await import(`./${name}.ts`);
else {
  console.error(`npm run bench -- ${BENCHMARKS.join('|')} [--built FOLDER] [--against FOLDER] [--rounds N]`);
  process.exitCode = 2;
}
