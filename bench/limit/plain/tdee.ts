import { numberIn } from './boxes.ts';
import { fieldNamed, find, round } from './dom.ts';
import { bodyOf, mifflin, personNotice } from './figures.ts';
import { macroTabs, wireTabs } from './macros.ts';
import { complain, listen, readPerson, show } from './person.ts';
import { katch, tdeeColumns } from './tdee-card.ts';

const BODY_FAT = `<div class="NumberField-field" id="body-fat">
  <label class="NumberField-label" for="bodyFat">Body fat<span class="visually-hidden"> in percent</span></label>
  <div class="NumberField-box"><input id="bodyFat" class="NumberField-input" type="text" inputmode="decimal" autocomplete="off" data-field="bodyFat">
  <span class="NumberField-unit" aria-hidden="true">%</span></div>
  <p class="NumberField-hint">From a scan, calipers or a smart scale. Your resting calories then come from your lean mass (Katch–McArdle).</p></div>`;

function askBodyFat(): void {
  document.querySelector('#body-fat')?.remove();
  if (fieldNamed('bodyFatAsk').checked) find('.TdeeFields-bodyFat').insertAdjacentHTML('beforeend', BODY_FAT);
}

function readBodyFat(): number | null | undefined {
  const text = fieldNamed('bodyFatAsk').checked ? fieldNamed('bodyFat').value.trim() : '';
  if (text === '') return null;
  const value = numberIn(text);
  if (value === 0) return null;
  if (value >= 1 && value <= 70) return value;
  complain('bodyFat', 'Enter your body fat as a percentage from 1 to 70, for example 22, or clear the box.');
  fieldNamed('bodyFat').focus();
  return undefined;
}

let closing: ReturnType<typeof setTimeout> | undefined;

function notify(words: string): void {
  const region = find('.Calculator-calculator > [role="status"]');
  region.innerHTML = `<div class="SuccessNotice-notice"><p>${words}</p>
    <button type="button" class="SuccessNotice-close" aria-label="Close this notice">×</button></div>`;
  const close = (): void => region.replaceChildren();
  const wait = (): void => {
    clearTimeout(closing);
    closing = setTimeout(close, 3000);
  };
  find('button', region).addEventListener('click', close);
  region.onpointerenter = () => clearTimeout(closing);
  region.onpointerleave = wait;
  wait();
}

function calculate(): void {
  const person = readPerson(1);
  const bodyFat = person && readBodyFat();
  if (!person || bodyFat === undefined) return;
  const wish = { goal: fieldNamed('goal').value, bodyFat };
  const body = bodyOf(person, bodyFat === null ? mifflin(person) : katch(person.kilograms, bodyFat));
  show(`${personNotice(body)}<section class="TdeeReport-card" aria-labelledby="tdee-results">
    <h2 id="tdee-results">Your TDEE Results</h2>${tdeeColumns(body, wish)}${macroTabs(body, wish)}</section>`);
  wireTabs();
  if (body.bmr > 0) notify(`Your TDEE is ${round(body.tdee)} kcal a day.`);
}

fieldNamed('bodyFatAsk').addEventListener('change', askBodyFat);
fieldNamed('goal').addEventListener('change', () => {
  if (find('.Calculator-results').childElementCount > 0) calculate();
});
listen({ calculate, reset: askBodyFat });
