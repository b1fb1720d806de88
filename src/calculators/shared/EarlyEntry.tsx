import { PRESSED_ATTRIBUTE } from './early-entry.ts';

const SCRIPT = `addEventListener('submit',e=>{e.preventDefault();e.target.setAttribute('${PRESSED_ATTRIBUTE}','')},true);addEventListener('reset',e=>e.target.removeAttribute('${PRESSED_ATTRIBUTE}'),true)`;

/**
 * A few bytes in the page that hold a press of Calculate until the island is there (ruling 20), and make sure
 * that no form of the page is ever sent anywhere. Rendered without a directive, before the form.
 */
export function EarlyEntry() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
