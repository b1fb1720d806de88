import { JSDOM } from 'jsdom';
import { leaveOut } from './leave-out.ts';
import { plainScript } from './plain-script.ts';
import type { Tool } from './plain-script.ts';

/** The inline script that records an early press; it isn't part of the framework. */
const isEarlyEntry = (script: Element): boolean => script.textContent?.includes('data-pressed') === true;

const isOfAstro = (style: Element): boolean => style.textContent?.startsWith('astro-island') === true;

/** Removes what only React leaves in a page. */
function removeComments(document: Document): void {
  const walker = document.createTreeWalker(document, 128);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/**
 * A calculator's page with nothing from the framework. Text, form and styles stay the same, so only the script and how
 * it loads are compared.
 */
function withoutFramework(html: string): JSDOM {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  removeComments(document);
  leaveOut(document);
  for (const script of document.querySelectorAll('script')) if (!isEarlyEntry(script)) script.remove();
  for (const style of document.querySelectorAll('style')) if (isOfAstro(style)) style.remove();
  const explanation = document.querySelector('template[data-astro-template="explanation"]');
  explanation?.removeAttribute('data-astro-template');
  explanation?.setAttribute('id', 'explanation-words');
  for (const wrapper of document.querySelectorAll('astro-island, astro-slot, astro-static-slot'))
    wrapper.replaceWith(...wrapper.childNodes);
  return dom;
}

/** The calculator's page without a script, for the earliest possible paint. */
export const stillTool = (html: string): string => withoutFramework(html).serialize();

/** The calculator's page with the hand-written script instead of the framework. */
export async function plainTool(html: string, tool: Tool): Promise<string> {
  const dom = withoutFramework(html);
  const { document } = dom.window;
  const script = document.createElement('script');
  script.textContent = await plainScript(tool);
  document.body.append(script);
  return dom.serialize();
}
