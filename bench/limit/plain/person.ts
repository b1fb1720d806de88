import { isImperial, numberIn, readHeight, readWeight, switchBoxes } from './boxes.ts';
import { fieldNamed, find } from './dom.ts';

export interface Person {
  readonly imperial: boolean;
  readonly kilograms: number;
  readonly pounds: number;
  readonly centimetres: number;
  readonly inches: number;
  readonly age: number;
  readonly male: boolean;
  readonly activity: string;
}

export const FACTORS: Readonly<Record<string, number>> = {
  sedentary: 1.2,
  lightlyActive: 1.375,
  moderatelyActive: 1.55,
  veryActive: 1.725,
  superActive: 1.9,
};

const EXAMPLES: Readonly<Record<string, string>> = {
  weight: '72.5',
  height: '175',
  feet: '5 and 9',
  age: '30',
};

function wordsFor(name: string, text: string): string {
  const what = name === 'feet' ? 'height' : name;
  if (text.trim() === '') return `Enter your ${what}, for example ${EXAMPLES[name]}.`;
  const number = numberIn(text);
  if (Number.isNaN(number)) return `Enter your ${what} as a number, for example ${EXAMPLES[name]}.`;
  if (number < 0) return `Your ${what} can’t be negative. Enter it without a minus sign.`;
  if (number === 0) return `Your ${what} must be more than 0, for example ${EXAMPLES[name]}.`;
  return `Check your ${what}: that is more than this form takes.`;
}

/** Puts a message beside a field and marks it. */
export function complain(name: string, words: string): void {
  const box = fieldNamed(name);
  const message = document.createElement('p');
  message.id = `${name}-problem`;
  message.className = 'NumberField-problem';
  message.textContent = words;
  box.setAttribute('aria-invalid', 'true');
  box.setAttribute('aria-describedby', message.id);
  box.closest('.NumberField-field')?.append(message);
}

/** Removes all messages. */
function settle(): void {
  for (const message of document.querySelectorAll('.NumberField-problem')) message.remove();
  for (const box of document.querySelectorAll('[aria-invalid]')) {
    box.removeAttribute('aria-invalid');
    box.removeAttribute('aria-describedby');
  }
}

/** The person in the form; if an entry is wrong, its message is shown and it gets the focus. */
export function readPerson(youngest: number): Person | null {
  settle();
  const weight = readWeight();
  const height = readHeight();
  const age = numberIn(fieldNamed('age').value);
  const heightName = isImperial() ? 'feet' : 'height';
  if (!(weight.kilograms > 0 && weight.kilograms <= 1000))
    complain('weight', wordsFor('weight', fieldNamed('weight').value));
  if (!(height.centimetres > 0 && height.centimetres <= 300))
    complain(heightName, wordsFor(heightName, fieldNamed(heightName).value));
  if (!(age >= youngest && age <= 120)) complain('age', `Enter an age from ${youngest} to 120 years.`);
  const wrong = document.querySelector<HTMLElement>('[aria-invalid]');
  wrong?.focus();
  if (wrong) return null;
  const male = find<HTMLInputElement>('[value="male"]').checked;
  return {
    imperial: isImperial(),
    ...weight,
    ...height,
    age,
    male,
    activity: fieldNamed('activityLevel').value,
  };
}

interface Actions {
  readonly calculate: () => void;
  readonly reset: () => void;
}

/** Wires up the form, and handles a press that happened before this script loaded. */
export function listen({ calculate, reset }: Actions): void {
  const form = find<HTMLFormElement>('form');
  const results = find('.Calculator-results');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    calculate();
  });
  for (const radio of form.querySelectorAll('[value="metric"], [value="imperial"]')) {
    radio.addEventListener('change', () => {
      switchBoxes();
      settle();
      if (results.childElementCount > 0) calculate();
    });
  }
  find('.Button-secondary', form).addEventListener('click', () => {
    form.reset();
    switchBoxes();
    settle();
    results.replaceChildren();
    find('[role="status"]').textContent = '';
    reset();
    fieldNamed('weight').value = '';
    fieldNamed('height').value = '';
    fieldNamed('weight').focus();
  });
  if (form.hasAttribute('data-pressed')) calculate();
}

/** Shows the results and the static explanation below them, and scrolls both into view. */
export function show(html: string): void {
  const results = find('.Calculator-results');
  results.innerHTML = html;
  results.append(find<HTMLTemplateElement>('#explanation-words').content.cloneNode(true));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  results.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
}
