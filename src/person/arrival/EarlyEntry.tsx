import { EDITED_ATTRIBUTE, PRESSED_ATTRIBUTE } from './early-entry.ts';
import { PAGE_STATE_KEY } from '#person/entries/history.ts';

/** Taller than any page, so that the browser can restore the scroll position before the result is back. */
const HOLD = 'min-height:1e5px;overflow-anchor:none;visibility:hidden';

/** If the island never hydrates, the page is shown without its result. */
const HOLD_TIMEOUT_MS = 3000;

const SCRIPT = `if(history.state?.${PAGE_STATE_KEY}){let e=document.body;e.style='${HOLD}';setTimeout(()=>e.style='',${HOLD_TIMEOUT_MS})}addEventListener('submit',e=>{e.preventDefault();e.target.setAttribute('${PRESSED_ATTRIBUTE}','')},true);addEventListener('reset',e=>e.target.removeAttribute('${PRESSED_ATTRIBUTE}'),true);for(let t of['input','change','click'])addEventListener(t,e=>(t!='click'||e.target.type=='radio')&&e.target.setAttribute('${EDITED_ATTRIBUTE}',''),true)`;

/**
 * A small inline script that records edits (a press of the radio button that is already chosen is one, and has no
 * event but its click) and a press of Calculate until the island hydrates, and prevents
 * every form of the page from being submitted. After Back or a reload it hides the page until its result is restored
 * (`useArrival` shows it); otherwise the result would push down what the visitor was reading. Rendered before the form,
 * without a directive.
 */
export function EarlyEntry() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
