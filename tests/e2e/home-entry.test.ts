import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { entryWords } from '#person/fields/entry-words.ts';
import { slowUnless } from '../tier.ts';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  reset,
  result,
  results,
  texts,
  values,
} from './calculator.ts';

const address = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

test.afterEach(({ page }) => {
  expect(address(page)).toBe('/');
});

test('a weight and a height are understood as people write them', async ({ page }) => {
  await open(page, '/');
  for (const [weight, height, bmi, understood] of [
    ['72,5', '175', 72.5 / 1.75 ** 2, []],
    ['72.5', '175', 72.5 / 1.75 ** 2, []],
    [' 72.5 kg', '1,75 m', 72.5 / 1.75 ** 2, ['Understood as 175 cm.']],
    ['72.5', `5'11"`, 72.5 / (71 * 0.0254) ** 2, ['Understood as 180.3 cm.']],
    ['72.5', '5 ft 11 in', 72.5 / (71 * 0.0254) ** 2, ['Understood as 180.3 cm.']],
    ['11 st 4', '175', (158 * 0.453592) / 1.75 ** 2, ['Understood as 71.7 kg.']],
    ['160 lb', '1 m 75', (160 * 0.453592) / 1.75 ** 2, ['Understood as 72.6 kg.', 'Understood as 175 cm.']],
  ] as const) {
    await enter(page, { weight, height });
    for (const text of understood) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('Understood as')).toHaveCount(understood.length);
    await calculate(page);
    expect((await values(page))['bmi'], `${weight}, ${height}`).toBeCloseTo(bmi, 9);
    await expect(field(page, 'weight')).toHaveValue(weight);
    await expect(field(page, 'height')).toHaveValue(height);
  }
});

for (const width of [320, 390, 1280])
  test(`messages are below their row at its full width, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('expected a visible part');
      return box;
    };
    const places = () => Promise.all([boxOf(field(page, 'weight')), boxOf(field(page, 'height'))]);
    await enter(page, { weight: 'x', height: '' });
    const [before] = await places();
    await calculate(page);
    const [weight, height] = await places();
    expect(weight.x).toBeCloseTo(before.x, -1);
    expect(weight.width).toBeCloseTo(before.width, -1);
    const [first, second] = [
      page.getByText('Enter your weight as a number'),
      page.getByText('Enter your height, for example'),
    ];
    const form = await boxOf(page.getByRole('form', { name: 'BMI and calories' }));
    for (const [message, entry] of [
      [first, weight],
      [second, height],
    ] as const) {
      const { x, y, width: wide } = await boxOf(message);
      expect(x).toBeCloseTo(weight.x, -1);
      expect(wide).toBeGreaterThan(0.75 * form.width);
      expect(y).toBeGreaterThan(entry.y + entry.height);
    }
    await expect(field(page, 'weight')).toHaveAccessibleDescription(/^Enter your weight as a number/u);
    await expect(field(page, 'height')).toHaveAccessibleDescription(/^Enter your height/u);
    // A hint stays below its own field.
    await field(page, 'height').fill('1.75');
    await calculate(page);
    const hint = await boxOf(page.getByText('Understood as 175 cm.'));
    expect(hint.x).toBeCloseTo(height.x, -1);
    expect(hint.y).toBeGreaterThan((await boxOf(first)).y);
  });

test('switching units converts what is typed, and switching back restores it exactly', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '72,5', height: '1,75 m' });
  await choice(page, 'Imperial').check();
  await expect(field(page, 'weight')).toHaveValue('159.8');
  await expect(field(page, 'feet')).toHaveValue('5');
  await expect(field(page, 'inches')).toHaveValue('8.9');
  await choice(page, 'Metric').check();
  await expect(field(page, 'weight')).toHaveValue('72,5');
  await expect(field(page, 'height')).toHaveValue('1,75 m');

  await choice(page, 'Imperial').check();
  await enter(page, { weight: '160', feet: '5', inches: '9' });
  for (let round = 0; round < 3; round += 1) {
    await choice(page, 'Metric').check();
    await expect(field(page, 'weight')).toHaveValue('72.6');
    await expect(field(page, 'height')).toHaveValue('175.3');
    await choice(page, 'Imperial').check();
    await expect(field(page, 'weight')).toHaveValue('160');
    await expect(field(page, 'inches')).toHaveValue('9');
  }
});

test("an empty field and text that isn't a number stay the same when the units change", async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: 'heavy' });
  await choice(page, 'Imperial').check();
  await expect(field(page, 'weight')).toHaveValue('heavy');
  await expect(field(page, 'feet')).toHaveValue('');
  await expect(field(page, 'inches')).toHaveValue('');
  await choice(page, 'Metric').check();
  await expect(field(page, 'weight')).toHaveValue('heavy');
  await expect(field(page, 'height')).toHaveValue('');
});

test('stone and pounds', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByLabel('Use stone and pounds')).toHaveCount(0);
  await choice(page, 'Imperial').check();
  await page.getByLabel('Use stone and pounds').check();
  const weight = page.getByRole('group', { name: 'Weight' });
  await weight.getByRole('textbox', { name: 'Stone' }).fill('11');
  await weight.getByRole('textbox', { name: 'Pounds' }).fill('4');
  await enter(page, { feet: '5', inches: '9' });
  await calculate(page);
  expect((await values(page))['bmi']).toBeCloseTo((158 * 703) / 69 ** 2, 9);
  await page.getByLabel('Use stone and pounds').uncheck();
  await expect(field(page, 'weight')).toHaveValue('158');
  await page.getByLabel('Use stone and pounds').check();
  await expect(weight.getByRole('textbox', { name: 'Stone' })).toHaveValue('11');
  await expect(weight.getByRole('textbox', { name: 'Pounds' })).toHaveValue('4');
});

test(
  'two fields are read as one measure, even if only one is filled in',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/');
    await choice(page, 'Imperial').check();
    await enter(page, { weight: '160' });
    for (const [feet, inches, total] of [
      ['5', '9', 69],
      ['5', '', 60],
      ['', '69', 69],
      [`5'9"`, '', 69],
      ['0', '69', 69],
      ['5,5', '3', 69],
      ['5', '8.25', 68.25],
    ] as const) {
      await enter(page, { feet, inches });
      await calculate(page);
      expect((await values(page))['bmi'], `${feet} ft ${inches} in`).toBeCloseTo((160 * 703) / total ** 2, 9);
    }
    for (const [feet, inches, message] of [
      ['', '', 'Enter your height, for example 5 and 9.'],
      ['0', '0', 'Your height must be more than 0, for example 5 and 9.'],
      ['5', '-3', 'Enter your height as a number, for example 5 and 9.'],
      ['five', 'nine', 'Enter your height as a number, for example 5 and 9.'],
      ['-5', '9', 'Your height must be more than 0, for example 5 and 9.'],
      ['99', '9', 'Check your height: this form takes up to 9 ft 10 in.'],
      ['4', '21', 'Enter 0 to 11.9 inches in the second box.'],
      ['5', '9e9', 'Enter your height as a number, for example 5 and 9.'],
    ] as const) {
      await enter(page, { feet, inches });
      await calculate(page);
      await expect(page.getByText(message, { exact: true }), `${feet} ft ${inches} in`).toBeVisible();
      for (const box of ['feet', 'inches']) {
        await expect(field(page, box)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, box)).toHaveAccessibleDescription(message);
      }
      await expect(field(page, 'feet')).toBeFocused();
      await expect(page.locator('[data-stale]')).toBeVisible();
    }
  },
);

test('1.75 in the centimeter field is read as meters, and the field says so', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '70', height: '1.75' });
  await expect(field(page, 'height')).toHaveAccessibleDescription('Understood as 175 cm.');
  await calculate(page);
  await expect(result(page, 'bmi')).toHaveText('22.9');
  await expect(page.getByText(/^Did you mean/u)).toHaveCount(0);
});

test('18 cm prompts a question beside its field, and "Use it anyway" calculates', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '72', height: '18' });
  await calculate(page);
  await expect(page.getByText(/^Check your height/u)).toBeVisible();
  await expect(field(page, 'height')).toBeFocused();
  await expect(result(page, 'bmi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  expect((await values(page))['bmi']).toBeCloseTo(72 / 0.18 ** 2, 6);
});

test('weight and height in each other’s box are exchanged with one press', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '165', height: '74' });
  await calculate(page);
  await expect(page.getByText('Are weight and height in each other’s box?')).toBeVisible();
  await expect(page.getByText(/^Did you mean/u)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use it anyway' })).toBeVisible();
  await page.getByRole('button', { name: 'Swap: 74 kg, 165 cm' }).click();
  await expect(field(page, 'weight')).toHaveValue('74');
  await expect(field(page, 'height')).toHaveValue('165');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use it anyway' })).toHaveCount(0);
});

test('the same number in both boxes is asked about once, and blocks nothing', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '165', height: '165' });
  await calculate(page);
  await expect(result(page, 'bmi')).toHaveText('60.6');
  const question = page.getByText('Is 165 kg your weight? It’s the same number as your height.');
  await expect(question).toHaveCount(1);
  await expect(question.locator('xpath=..').getByRole('button')).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await field(page, 'weight').fill('65');
  await expect(question).toHaveCount(0);
});

test('5.9 feet prompts a question too, and is 5 ft 9', async ({ page }) => {
  await open(page, '/');
  await choice(page, 'Imperial').check();
  await enter(page, { weight: '160', feet: '5.9' });
  await field(page, 'feet').press('Tab');
  await expect(page.getByText('Did you mean 5 ft 9 in?')).toBeVisible();
  await page.getByRole('button', { name: 'Use 5 ft 9 in' }).click();
  await expect(field(page, 'feet')).toHaveValue('5');
  await expect(field(page, 'inches')).toHaveValue('9');
});

test('arrow keys step by 0.1 kg, 1 cm and 1 year, and stop at the minimum', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '70', height: '175', age: '1' });
  for (const [name, key, text] of [
    ['weight', 'ArrowUp', '70.1'],
    ['weight', 'ArrowDown', '70'],
    ['weight', 'ArrowDown', '69.9'],
    ['height', 'ArrowUp', '176'],
    ['height', 'ArrowDown', '175'],
    ['age', 'ArrowUp', '2'],
    ['age', 'ArrowDown', '1'],
    ['age', 'ArrowDown', '0'],
    ['age', 'ArrowDown', '0'],
  ] as const) {
    await field(page, name).press(key);
    await expect(field(page, name)).toHaveValue(text);
  }
  await field(page, 'weight').fill('72.34');
  await calculate(page);
  expect((await values(page))['bmi']).toBeCloseTo(72.34 / 1.75 ** 2, 9);
});

test('a scroll wheel over a field changes nothing', async ({ page }) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await field(page, 'weight').hover();
  await field(page, 'weight').focus();
  await page.mouse.wheel(0, 120);
  await expect(field(page, 'weight')).toHaveValue('70');
});

test('each invalid field says what is wrong, the first gets the focus, and a valid entry clears its message', async ({
  page,
}) => {
  await open(page, '/');
  await enter(page, { age: '121' });
  await calculate(page);
  const messages = {
    weight: 'Enter your weight, for example 72.5.',
    height: 'Enter your height, for example 175.',
    age: 'Enter an age from 0 to 120 years.',
  };
  for (const [name, message] of Object.entries(messages)) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(message);
  }
  await expect(field(page, 'weight')).toBeFocused();
  await expect(results(page)).toHaveCount(0);

  await enter(page, { weight: '70' });
  await expect(field(page, 'weight')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(messages.weight)).toHaveCount(0);
  await calculate(page);
  await expect(field(page, 'height')).toBeFocused();
  await enter(page, { height: '175' });
  await calculate(page);
  await expect(field(page, 'age')).toBeFocused();
  await enter(page, { age: '120' });
  await calculate(page);
  await expect(result(page, 'bmi')).toHaveText('22.9');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

for (const width of [390, 768, 1280])
  test(
    `a message moves no field out of its row, at ${width} px`,
    slowUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/');
      await enter(page, { ...EXAMPLE, weight: 'abc' });
      const boxOf = async (name: string) => {
        const box = await field(page, name).boundingBox();
        if (!box) throw new Error(`${name} is not on the page`);
        return box;
      };
      const before = [await boxOf('weight'), await boxOf('height')] as const;
      await calculate(page);
      await expect(field(page, 'weight')).toHaveAttribute('aria-invalid', 'true');
      const after = [await boxOf('weight'), await boxOf('height')] as const;
      // The border of an invalid field is a pixel wider.
      for (const [index, { x }] of after.entries())
        expect(Math.abs(x - (before[index]?.x ?? NaN))).toBeLessThanOrEqual(1);
      expect(Math.abs(after[0].y - after[1].y)).toBeLessThanOrEqual(1);
      // The message is below both, and wider than either.
      const message = await page.getByText('Enter your weight as a number').boundingBox();
      expect(message?.y).toBeGreaterThanOrEqual(after[1].y + after[1].height);
      expect(message?.width).toBeGreaterThan(1.5 * after[0].width);
    },
  );

test('an invalid entry leaves the earlier results unchanged', async ({ page }) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  const before = await texts(page);
  for (const entry of [{ weight: '' }, { weight: '70', height: '0' }, { height: '175', age: 'x' }]) {
    await enter(page, entry);
    await calculate(page);
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    expect(await texts(page)).toEqual(before);
  }
});

test('Reset restores the defaults, clears the results and moves to the first field', async ({ page }) => {
  await open(page, '/');
  await choice(page, 'Imperial').check();
  await enter(page, {
    weight: '150',
    feet: '5',
    inches: '6',
    age: '41',
    gender: 'female',
    activityLevel: 'sedentary',
  });
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  await expect(field(page, 'weight')).toBeFocused();
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(field(page, 'height')).toHaveValue('');
  await expect(field(page, 'age')).toHaveValue('30');
  await expect(choice(page, 'Metric')).toBeChecked();
  await expect(choice(page, 'Male')).toBeChecked();
  await expect(field(page, 'activityLevel')).toHaveValue('moderatelyActive');
});

test('the form explains why it asks for one of two genders', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription(
    entryWords.genderHint,
  );
});

for (const width of [1280, 768, 390]) {
  test(
    `the first press of Calculate counts, even if a question appears under the mouse, at ${width} px`,
    slowUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      await enter(page, { height: '175', weight: '300' });
      await calculate(page);
      await expect(result(page, 'bmi')).toBeVisible();
      await expect(page.getByText('Did you mean 300 lb (136.1 kg)?')).toBeVisible();
    },
  );
}

test('pressing a radio button right after an implausible height selects it', async ({ page }) => {
  await open(page, '/');
  await enter(page, { height: '1.75' });
  await choice(page, 'Female').click();
  await expect(choice(page, 'Female')).toBeChecked();
});
