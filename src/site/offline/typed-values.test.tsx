import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveTyped, restoreTyped } from './typed-values.ts';

afterEach(() => {
  history.replaceState(null, '');
  document.body.replaceChildren();
});

const FORM = `
  <main>
    <input data-field="weight" value="" />
    <select data-field="goal"><option value="maintain" selected></option><option value="lose"></option></select>
    <input type="checkbox" data-field="ask" />
  </main>`;

const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-field="${name}"]`)!;

// Test files share the history state.
beforeEach(() => history.replaceState(null, ''));

test('typed text and choices are restored after a reload, with change events', async () => {
  document.body.innerHTML = FORM;
  field('weight').value = '71,3';
  field('goal').value = 'lose';
  field('ask').checked = true;
  saveTyped();
  document.body.innerHTML = FORM;
  const heard = vi.fn<(event: Event) => void>();
  document.addEventListener('input', heard);
  await restoreTyped();
  expect([field('weight').value, field('goal').value, field('ask').checked]).toEqual(['71,3', 'lose', true]);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(history.state).toBeNull();
});

test('a field that another one reveals is filled in too', async () => {
  document.body.innerHTML = `${FORM.replace('</main>', '')}<input data-field="bodyFat" /></main>`;
  field('ask').checked = true;
  field('bodyFat').value = '22';
  saveTyped();
  document.body.innerHTML = FORM;
  field('ask').addEventListener('click', () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input data-field="bodyFat" />');
  });
  await restoreTyped();
  expect(field('bodyFat').value).toBe('22');
});

const UNITS =
  '<input type="radio" name="u" value="metric" checked /><input type="radio" name="u" value="imperial" />';

const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)!;

test('units chosen on a page that never hydrated are restored after the text typed in the others', async () => {
  const page = FORM.replace('</main>', `${UNITS}</main>`);
  document.body.innerHTML = page;
  field('weight').value = '70';
  radio('imperial').checked = true;
  saveTyped();
  document.body.innerHTML = page;
  // Simulates a form that converts units.
  radio('imperial').addEventListener('click', () => {
    field('weight').value = String(Number(field('weight').value) * 2);
  });
  await restoreTyped();
  expect(radio('imperial').checked).toBe(true);
  expect(field('weight').value).toBe('140');
});

test('units whose fields are not there yet are restored before the text typed in them', async () => {
  const page = FORM.replace('</main>', `${UNITS}</main>`);
  document.body.innerHTML = page.replace('<select', '<input data-field="feet" value="5" /><select');
  field('weight').value = '154';
  radio('imperial').checked = true;
  saveTyped();
  document.body.innerHTML = page;
  radio('imperial').addEventListener('click', () => {
    field('weight').value = String(Number(field('weight').value) * 2);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input data-field="feet" />');
  });
  await restoreTyped();
  expect([field('weight').value, field('feet').value]).toEqual(['154', '5']);
});

test('a page that fails again shows the typed text, and keeps it for the next reload', async () => {
  document.body.innerHTML = FORM;
  field('weight').value = '70';
  saveTyped();
  document.body.innerHTML = `<astro-island ssr client="after-paint"><p role="alert">No</p>${FORM}</astro-island>`;
  await restoreTyped();
  expect(field('weight').value).toBe('70');
  expect(history.state).not.toBeNull();
});

test('a page without fields stores nothing, and an unknown history state is left alone', async () => {
  document.body.innerHTML = '<main><p>words</p></main>';
  saveTyped();
  expect(history.state).toBeNull();
  for (const strange of [{ other: 1 }, 5, { evenscaleTyped: null }]) {
    history.replaceState(strange, '');
    await restoreTyped();
    expect(history.state).toEqual(strange);
  }
});

test('an impossible value is not entered in a field', async () => {
  document.body.innerHTML = FORM;
  history.replaceState({ evenscaleTyped: { weight: { kg: 70 }, goal: true, ask: 'yes' } }, '');
  await restoreTyped();
  expect([field('weight').value, field('goal').value, field('ask').checked]).toEqual(['', 'maintain', false]);
});
