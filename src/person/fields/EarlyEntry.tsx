import { EDITED_ATTRIBUTE, PRESSED_ATTRIBUTE } from './early-entry.ts';
import { PAGE_STATE_KEY } from '#person/page-state.ts';

/** Longer than any page, so that the browser can scroll to where the visitor left before the result is back. */
const HOLD = 'min-height:1e5px;overflow-anchor:none;visibility:hidden';

/** If the island never arrives, the page is shown without its result. */
const HOLD_TIMEOUT_MS = 3000;

const SCRIPT = `if(history.state?.${PAGE_STATE_KEY}){let e=document.body;e.style='${HOLD}';setTimeout(()=>e.style='',${HOLD_TIMEOUT_MS})}addEventListener('submit',e=>{e.preventDefault();e.target.setAttribute('${PRESSED_ATTRIBUTE}','')},true);addEventListener('reset',e=>e.target.removeAttribute('${PRESSED_ATTRIBUTE}'),true);for(let t of['input','change'])addEventListener(t,e=>e.target.setAttribute('${EDITED_ATTRIBUTE}',''),true)`;

/**
 * A small inline script that notes edits and a press of Calculate until the island arrives (ruling 20), and prevents
 * any form of the page from being sent. After Back or a reload it holds the page until its result is there again
 * (`useArrival` shows it): otherwise the result would push what the visitor was reading away. Rendered before the form,
 * without a directive.
 */
export function EarlyEntry() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
