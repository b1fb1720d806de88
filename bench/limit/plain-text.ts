import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { leaveOut } from './leave-out.ts';

const STYLE = new URL('./text.css', import.meta.url);

/** Elements that a hand-written page would have, too; the rest is for styling or comes from the framework. */
const KEPT_META =
  'title, meta[charset], meta[name="viewport"], meta[name="description"], link[rel="canonical"], link[rel="icon"]';
const KEPT_ATTRIBUTE =
  /^(?:alt|aria-label|aria-hidden|charset|colspan|content|cx|cy|d|datetime|decoding|fetchpriority|fill|height|href|id|lang|media|name|points|r|rel|rx|scope|src|srcset|stroke|stroke-width|text-anchor|type|viewbox|width|x|x1|x2|y|y1|y2)$/iu;

function strip(element: Element): void {
  for (const { name } of [...element.attributes])
    if (!KEPT_ATTRIBUTE.test(name)) element.removeAttribute(name);
}

function fontFaces(document: Document): string {
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  return (css.match(/@font-face\{[^}]*\}/gu) ?? []).join('');
}

/**
 * A text page as written by hand: the same text and images in bare elements, the same font, one small
 * style sheet; no classes, no wrappers, no scripts, no structured data.
 */
export async function plainText(html: string): Promise<string> {
  const built = new JSDOM(html).window.document;
  const faces = fontFaces(built);
  const style = (await readFile(STYLE, 'utf8')).replace(/\s*([{}:;,])\s*|\n\s*/gu, '$1');
  leaveOut(built, 'body script, body style, template, noscript');
  for (const element of built.querySelectorAll('*')) strip(element);
  for (const wrapper of built.body.querySelectorAll('div, span, astro-island'))
    if (wrapper.attributes.length === 0) wrapper.replaceWith(...wrapper.childNodes);
  const head = [...built.head.querySelectorAll(KEPT_META)].map((element) => element.outerHTML);
  const body = built.body.innerHTML.replace(/<!--.*?-->/gsu, '');
  return `<!doctype html><html lang="en"><head>${head.join('')}<style>${faces}${style}</style></head><body>${body}</body></html>`;
}
