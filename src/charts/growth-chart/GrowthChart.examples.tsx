import { bmiValue, months } from '@evenscale/formulas/units';
import { GrowthChart } from './GrowthChart.tsx';

/** One measurement in the middle, several, one above every curve, and ones at both ends of the ages. */
export const growthChartExamples = {
  one: <GrowthChart gender="female" measurements={[{ ageMonths: months(112.5), bmi: bmiValue(17.4) }]} />,
  several: (
    <GrowthChart
      gender="male"
      measurements={[
        { ageMonths: months(98.2), bmi: bmiValue(16.1), label: 'Sep 4, 2025' },
        { ageMonths: months(112.5), bmi: bmiValue(17.2), label: 'Nov 22, 2026' },
        { ageMonths: months(86.5), bmi: bmiValue(15.8), label: 'Sep 15, 2024' },
      ]}
    />
  ),
  birthday: (
    <GrowthChart
      gender="female"
      measurements={[{ ageMonths: months(107.96), completed: months(108), bmi: bmiValue(16) }]}
    />
  ),
  high: <GrowthChart gender="male" measurements={[{ ageMonths: months(150.4), bmi: bmiValue(37.8) }]} />,
  youngest: <GrowthChart gender="female" measurements={[{ ageMonths: months(24), bmi: bmiValue(13.2) }]} />,
  oldest: <GrowthChart gender="male" measurements={[{ ageMonths: months(239.99), bmi: bmiValue(25.4) }]} />,
  wholeYouth: (
    <GrowthChart
      gender="female"
      measurements={[30.5, 60.5, 96.5, 132.5, 168.5, 228.5].map((age, index) => ({
        ageMonths: months(age),
        bmi: bmiValue(16 + index),
      }))}
    />
  ),
};
