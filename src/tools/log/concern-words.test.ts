import { expect, test } from 'vitest';
import { concernText, lossToWarnOf } from './concern-words.ts';

test('nobody unknown is told to eat much more, because their BMI may be far below the healthy range', () => {
  const unknown = concernText('fastLoss', { gender: 'female', centimetres: null }, 'kcal');
  expect(unknown).toMatch(/may be below 18\.5, see a doctor in the next few days, even if you meant to/u);
  expect(unknown).toMatch(/before you eat much more/u);
  expect(concernText('fastLoss', { gender: null, centimetres: 168 }, 'kcal')).toMatch(
    /advised\. Please eat more\./u,
  );
});

test.each([
  [['tooLittle', 'fastLoss'], 'fastLoss'],
  [['olderLoss'], 'olderLoss'],
  [['underweightSlowLoss'], 'underweightSlowLoss'],
  [['tooLittle'], undefined],
] as const)('of %j, the loss to warn of is %s', (concerns, loss) => {
  expect(lossToWarnOf(concerns)).toBe(loss);
});
