import { paths, textFiles } from '#config/paths.ts';
import { site } from '#config/site.ts';
import { absoluteAddress } from '#seo/address.ts';

/** The people and tools behind this site. */
export function GET(): Response {
  const lines = [
    '/* TEAM */',
    `Words and numbers: ${site.author}`,
    `Contact: ${site.email ?? absoluteAddress(paths.contact)}`,
    `How we calculate: ${absoluteAddress(paths.methodology)}`,
    '',
    '/* THANKS */',
    'The researchers whose equations are used; each is named beside their equation.',
    'The authors of the programs whose published results ours are checked against.',
    'Erik Kennedy and the Figtree project authors, for the typeface (SIL Open Font License).',
    `The authors of the packages in these pages: ${absoluteAddress(textFiles.licenses)}`,
    'The people who write and maintain Astro, React, TypeScript, Vite and the tools that test this site.',
    '',
    '/* SITE */',
    'Static pages. No accounts, no cookies, no tracking.',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
