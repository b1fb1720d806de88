import { pageAddresses, variantsOf } from './addresses.ts';
import {
  REVALIDATE,
  commonHeaders,
  contentTypes,
  HIDDEN_FILE,
  CACHED_STATUSES,
  METHODS,
  pathClasses,
  patternSource,
  variedHeaders,
} from './host-rules.ts';
import type { PathClass, PolicyName } from './host-rules.ts';

const HEAD = '# Written by the build from deploy/host-rules.ts. Changes belong there.\n';

const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

function block(opening: string, lines: readonly string[]): string {
  return `${opening} {\n${lines.map((line) => `    ${line};\n`).join('')}}\n`;
}

/** A pattern in the form that nginx matches fastest: an exact address as a string, a prefix without its wildcard. */
function matcher(pattern: string): string {
  const source = pattern.includes('*') ? `~${patternSource(pattern)}` : pattern;
  return quote(source.replace(/\.\*\$$/u, ''));
}

/** The class of an address, by its index in the table. nginx takes the first matching regular expression. */
function classMap(): string {
  const [, ...special] = pathClasses.map(({ pattern }, index) => `${matcher(pattern)} ${index}`);
  return block('map $uri $address_class', ['default 0', ...special.toReversed()]);
}

const byClass = (variable: string, value: (kind: PathClass) => string): string =>
  block(
    `map $address_class ${variable}`,
    pathClasses.map((kind, index) => `${index} ${quote(value(kind))}`),
  );

/** The variable of a header that some classes have and others haven't; nginx sends no header without a value. */
const variableOf = (name: string): string => `$${name.toLowerCase().replaceAll('-', '_')}`;

const variedMap = (name: string): string =>
  byClass(variableOf(name), ({ more = {} }) => (name in more ? more[name] : commonHeaders[name]) ?? '');

/** Caching applies to the file; an error at the same address must not be cached in its place. */
function cacheMap(): string {
  const cached = pathClasses.flatMap(({ cache }, index) =>
    cache === REVALIDATE ? [] : [`${quote(`~^(?:${CACHED_STATUSES.join('|')}) ${index}$`)} ${quote(cache)}`],
  );
  return block('map "$status $address_class" $cache_rule', [`default ${quote(REVALIDATE)}`, ...cached]);
}

/** nginx ignores case on the left side of a map: `/FAQ`, `/faq/` and `/faq/index.html` are `/faq`. */
function pageMap(pages: readonly string[]): string {
  const lines = pages.flatMap((page) => [page, ...variantsOf(page)].map((variant) => `${variant} ${page}`));
  return block('map $uri $page_address', ['default ""', ...lines]);
}

/** The contents of `http { … }`: the headers for each address, and each page's canonical address. */
export function nginxHttpRules(
  files: readonly string[],
  policies: Readonly<Record<PolicyName, string>>,
): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `${quote(type)} ${ending}`);
  return [
    HEAD,
    block('types', types),
    classMap(),
    cacheMap(),
    byClass('$content_policy', ({ policy }) => policies[policy]),
    byClass('$resource_policy', ({ shownBy }) => shownBy),
    ...variedHeaders.map(variedMap),
    block('map $request_method $is_refused', ['default 1', ...METHODS.map((method) => `${method} 0`)]),
    block('map $status $allowed_methods', ['default ""', `405 ${quote(METHODS.join(', '))}`]),
    pageMap(pageAddresses(files)),
  ].join('\n');
}

/** The contents of `server { … }`: the headers of every response, and the hidden files. */
export function nginxServerRules(): string {
  const headers = {
    ...commonHeaders,
    ...Object.fromEntries(variedHeaders.map((name) => [name, variableOf(name)])),
    'Content-Security-Policy': '$content_policy',
    'Cross-Origin-Resource-Policy': '$resource_policy',
    'Cache-Control': '$cache_rule',
    Allow: '$allowed_methods',
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;\n`,
  );
  return `${HEAD}${lines.join('')}\nlocation ~ ${quote(HIDDEN_FILE.source)} {\n    return 404;\n}\n`;
}
