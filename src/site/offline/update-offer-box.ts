import { lateStyles } from '#ui/late-styles.ts';
import { updateWords } from './offline-words.ts';
import css from './update-offer.css?inline';

/** Set on the page's root element while the offer is shown. */
export const UPDATE_CHOICES_ID = 'update-choices';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  facts: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), facts);
}

const button = (textContent: string, onclick: () => void): HTMLButtonElement =>
  element('button', { type: 'button', textContent, onclick });

/** Announced once. A status is announced only if its element existed before its text. */
function announcement(): HTMLElement {
  const status = element('p', { role: 'status', className: 'visually-hidden' });
  setTimeout(() => {
    status.textContent = `${updateWords.ready}.`;
  }, 100);
  return status;
}

/** The callbacks for the two answers; `onNow` may take a moment. */
export interface UpdateAnswers {
  readonly onNow: () => void;
  readonly onLater: () => void;
}

/**
 * The offer: a sentence and two buttons in a wide header, or a button that opens them in a narrow one. It uses the
 * native popover; if there is room, its content is shown in the row.
 */
export function updateOfferBox({ onNow, onLater }: UpdateAnswers): HTMLElement {
  const styles = lateStyles('update-offer', css);
  const box = element('div', { className: `${styles('box')} no-print` });
  const now = button(updateWords.now, () => {
    now.disabled = true;
    now.textContent = updateWords.starting;
    onNow();
  });
  const later = button(updateWords.later, () => {
    box.remove();
    onLater();
  });
  const choices = element('div', { id: UPDATE_CHOICES_ID, popover: 'auto', className: styles('choices') });
  choices.append(element('p', { textContent: updateWords.ready }), now, later);
  const opener = element('button', {
    type: 'button',
    className: styles('opener'),
    textContent: updateWords.short,
    ariaLabel: `${updateWords.short}: ${updateWords.ready}`,
    popoverTargetElement: choices,
  });
  box.append(announcement(), opener, choices);
  return box;
}
