import { find, result, round, tenth } from './dom.ts';
import { reasonNotices, withheld } from './figures.ts';
import type { Body } from './figures.ts';
import { chosenTarget, macroBase } from './tdee-card.ts';
import type { Wish } from './tdee-card.ts';

const PLANS = [
  ['balanced', 'Balanced', [0.3, 0.4, 0.3], 'An even split that needs no special shopping.'],
  [
    'lowCarb',
    'Low carb',
    [0.35, 0.25, 0.4],
    'A quarter of your calories from carbs: low, but far from ketogenic.',
  ],
  [
    'highProtein',
    'High protein',
    [0.4, 0.3, 0.3],
    'More protein than most people need; it fills well and protects muscle while losing weight.',
  ],
  [
    'ketogenic',
    'Ketogenic',
    [0.25, 0.05, 0.7],
    'Very few carbs. If you take diabetes medicine, are pregnant, or have kidney or pancreas disease, talk to a doctor first.',
  ],
] as const;

const NUTRIENTS = [
  ['protein', 'Protein', 4],
  ['carbs', 'Carbs', 4],
  ['fat', 'Fat', 9],
] as const;

type Plan = (typeof PLANS)[number];

function rule([, , shares]: Plan): string {
  let start = 0;
  const parts = NUTRIENTS.map(([key], index) => {
    const share = shares[index] ?? 0;
    const part = `<rect class="MacroTabs-${key}" x="${start * 100}%" width="${share * 100}%" height="0.75em"/>`;
    start += share;
    return part;
  });
  const ticks = Array.from(
    { length: 21 },
    (_, index) =>
      `<line class="MacroTabs-tick" x1="${index * 5}%" x2="${index * 5}%" y1="0.95em" y2="${index % 2 === 0 ? 1.5 : 1.25}em"/>`,
  );
  return `<svg class="MacroTabs-rule" width="100%" aria-hidden="true">${parts.join('')}${ticks.join('')}</svg>`;
}

function amountRow(plan: Plan, index: number, energy: number, kilograms: number): string {
  const [key, name, perGram] = NUTRIENTS[index] ?? NUTRIENTS[0];
  const share = plan[2][index] ?? 0;
  const grams = (energy * share) / perGram;
  return `<tr><th scope="row"><svg class="MacroTabs-swatch" width="12" height="12" aria-hidden="true"><rect class="MacroTabs-${key}" width="12" height="12" rx="3"/></svg>${name}</th>
    <td class="MacroTabs-grams">${result(`macros.${plan[0]}.${key}`, grams, round(grams))} g</td>
    <td>${round(grams * perGram)}</td><td>${round(share * 100)} %</td><td>${tenth(grams / kilograms)}</td></tr>`;
}

function withoutPlan(body: Body, wish: Wish, plan: Plan): string {
  const [, , step] = chosenTarget(wish);
  const items = NUTRIENTS.map(
    ([key, name]) =>
      `<li>${name}: ${result(`macros.${plan[0]}.${key}`, null, 'There’s no plan without a safe target')}</li>`,
  );
  return `${reasonNotices([withheld(body, body.tdee + step, step)])}<ul class="MacroTabs-none">${items.join('')}</ul>`;
}

function panel(body: Body, wish: Wish, plan: Plan): string {
  const { value, words } = macroBase(body, wish);
  const inside = words
    ? withoutPlan(body, wish, plan)
    : `<p class="MacroTabs-basis">${plan[3]}</p>${rule(plan)}<div class="MacroTabs-scroll"><table class="MacroTabs-table">
      <thead class="MacroTabs-head"><tr><th scope="col">Nutrient</th><th scope="col">Grams</th><th scope="col">kcal a day</th><th scope="col">Share</th><th scope="col">g per kg</th></tr></thead>
      <tbody class="MacroTabs-body">${NUTRIENTS.map((_, index) => amountRow(plan, index, value, body.person.kilograms)).join('')}</tbody></table></div>`;
  return `<div role="tabpanel" id="panel-${plan[0]}" aria-labelledby="tab-${plan[0]}" tabindex="0" class="MacroTabs-panel"${plan === PLANS[0] ? '' : ' hidden'}>${inside}</div>`;
}

/** The four macro plans as tabs. */
export function macroTabs(body: Body, wish: Wish): string {
  const { name, value, words, note } = macroBase(body, wish);
  const basis = `Built on ${round(value)} kcal a day (${name.toLowerCase()}). ${note}`;
  const tabs = PLANS.map(
    ([key, label], index) =>
      `<button type="button" role="tab" id="tab-${key}" aria-controls="panel-${key}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}" class="MacroTabs-tab">${label}</button>`,
  );
  return `<section class="MacroTabs-macros" aria-labelledby="macros-title"><h3 id="macros-title">Macronutrients</h3>
    ${words ? '' : `<p class="MacroTabs-basis">${basis}</p>`}
    <div role="tablist" aria-label="Macronutrient plans" class="MacroTabs-tabs">${tabs.join('')}</div>
    ${PLANS.map((plan) => panel(body, wish, plan)).join('')}
    <p class="MacroTabs-basis">Official US ranges for adults are 10–35% of calories from protein, 45–65% from carbohydrate and 20–35% from fat. None of the four plans fits all three. They describe populations and aren’t safety limits.</p></section>`;
}

function select(tab: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLElement>('[role="tab"]')) {
    other.setAttribute('aria-selected', String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
    find(`#${other.getAttribute('aria-controls')}`).hidden = other !== tab;
  }
  tab.focus();
}

/** Click, arrow keys, Home and End. */
export function wireTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', (event) => {
      const places: Readonly<Record<string, number>> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: -1,
      };
      const place = places[event.key];
      if (place === undefined) return;
      event.preventDefault();
      const next = tabs.at(place % tabs.length);
      if (next) select(next);
    });
  }
}
