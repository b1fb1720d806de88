import { EDITED_ATTRIBUTE, PRESSED_ATTRIBUTE } from '#person/early-entry.ts';

const SCRIPT = `addEventListener('submit',e=>{e.preventDefault();e.target.setAttribute('${PRESSED_ATTRIBUTE}','')},true);addEventListener('reset',e=>e.target.removeAttribute('${PRESSED_ATTRIBUTE}'),true);for(let t of['input','change'])addEventListener(t,e=>e.target.setAttribute('${EDITED_ATTRIBUTE}',''),true)`;

/**
 * A small inline script that notes edits and a press of Calculate until the island arrives (ruling 20), and prevents
 * any form of the page from being sent. Rendered before the form, without a directive.
 */
export function EarlyEntry() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
