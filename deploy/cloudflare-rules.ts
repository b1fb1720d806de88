import { headersOf, pathClasses, type PolicyName } from './host-rules.ts';

/** Cloudflare's own limits for `_headers`. */
const LONGEST_LINE = 2_000;
const MOST_RULES = 100;

type Headers = Readonly<Record<string, string>>;

/** Cloudflare applies every matching rule in order, so a header that an earlier rule set has to be removed. */
function writeRule(pattern: string, headers: Headers, before: Headers): string {
  const changed = Object.entries(headers).filter(([name, value]) => before[name] !== value);
  const gone = Object.keys(before).filter((name) => !(name in headers));
  const lines = [
    ...gone.map((name) => `  ! ${name}`),
    ...changed.flatMap(([name, value]) => [
      ...(name in before ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ];
  return `${[pattern, ...lines].join('\n')}\n`;
}

/** The file `_headers` in the folder of assets. */
export function cloudflareHeaders(policies: Readonly<Record<PolicyName, string>>): string {
  const [everything, ...special] = pathClasses;
  if (everything === undefined) throw new RangeError('cloudflareHeaders: the table of path classes is empty');
  const first = headersOf(everything, policies);
  const rules = [
    writeRule(everything.pattern, first, {}),
    ...special.map((kind) => writeRule(kind.pattern, headersOf(kind, policies), first)),
  ];
  const text = `# Written by the build from deploy/host-rules.ts. Changes belong there.\n${rules.join('')}`;
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long !== undefined)
    throw new RangeError(
      `cloudflareHeaders: ${long.slice(0, 40)}… has ${long.length} characters, Cloudflare reads ${LONGEST_LINE}`,
    );
  if (rules.length > MOST_RULES)
    throw new RangeError(`cloudflareHeaders: ${rules.length} rules, Cloudflare reads ${MOST_RULES}`);
  return text;
}

/** The file `.assetsignore`: files in the folder that are not uploaded. Cloudflare does its own compression. */
export const cloudflareIgnored = ['.*', '!.well-known', '*.br', '*.gz', '*.map', ''].join('\n');
