import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What a component returns, and the ids of the rule's messages about it. */
const CASES: readonly (readonly [markup: string, ...problems: string[]])[] = [
  ['<p>{kilograms} kg</p>', 'mixed', 'mixed'],
  ['<p>Your weight <b>now</b></p>', 'mixed'],
  ["<p><b>a</b>{' '}<b>b</b></p>", 'mixed'],
  ['<p>{slot} to go</p>', 'mixed'],
  ['<p><b>a</b>{isKnown ? name : <b>b</b>}</p>', 'mixed'],
  ['<p>{GROUPS.map((group) => group)}</p>', 'mixed'],
  ['<p>{name}</p>', 'bare'],
  // Not every translator respects the mark.
  ['<p translate="no">{name}</p>', 'bare'],
  ['<Card>{isKnown ? homeWords.bmr : UNIT}</Card>', 'bare'],
  ['<>{name}</>', 'loose'],
  ['name', 'returned'],
  ['<p>{`${homeWords.bmr}: ${UNIT}`}</p>'],
  ['<Text as="p">{[name, UNIT]}</Text>'],
  ['<div><Result name="bmi" value={kilograms}>{name}</Result></div>'],
  ['<div><p>a</p>{slot}{isKnown ? <p>b</p> : null}</div>'],
  ['<svg><text>{kilograms}</text></svg>'],
];

const HEAD = `import type { ReactNode } from 'react';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import { homeWords } from '#tools/home/words.ts';
const UNIT = 'kg';
const GROUPS = ['a', 'b'];
const Card = (props: { readonly children: ReactNode }) => <div>{props.children}</div>;
interface Props { readonly name: string; readonly kilograms: number; readonly slot: ReactNode; readonly isKnown: boolean }
`;

/** A real view, which the planted code replaces so that its imports resolve. */
const VIEW = resolve('src/calculators/home/HomeReport.tsx');

/** Compiles only this code and its imports, because the whole project would take seconds. */
function compile(code: string): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target) =>
    resolve(file) === VIEW ? ts.createSourceFile(file, code, target, true) : read(file, target);
  return ts.createProgram([VIEW], options, host);
}

test('text that would stay untranslated, or break a translated page, is an error, and no other', async () => {
  const components = CASES.map(
    ([markup], index) =>
      `export function View${index}({ name, kilograms, slot, isKnown }: Props) { return ${markup}; }`,
  );
  const code = HEAD + components.join('\n');
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === 'islands/changing-text',
    overrideConfig: {
      files: ['**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false, programs: [compile(code)] } },
    },
  });
  const [result] = await eslint.lintText(code, { filePath: VIEW });
  const firstLine = HEAD.split('\n').length;
  const found = CASES.map(([markup], index) => [
    markup,
    ...(result?.messages ?? []).flatMap(({ line, message, messageId }) =>
      line === firstLine + index ? [messageId ?? message] : [],
    ),
  ]);
  expect(found).toEqual(CASES);
});
