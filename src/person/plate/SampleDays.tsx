import type { MacroGrams } from '@evenscale/formulas/macros';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { MENUS, sampleDay, type SampleDay } from './sample-day.ts';
import { mealText, plateWords as words, portionsText, totalsText } from './plate-words.ts';
import css from './SampleDays.module.css?inline';

const styles = lateStyles('SampleDays', css);

interface SampleDaysProps {
  /** What to eat a day, in kcal. */
  readonly intake: number;
  /** Per day. */
  readonly macros: MacroGrams;
}

function Day({ day }: { readonly day: SampleDay }) {
  const unit = useEnergyUnit();
  return (
    <section className={styles('day')}>
      <Text as="h3">{words.menus[day.menu]}</Text>
      <Text as="p">{withUnbrokenUnits(totalsText(day, unit))}</Text>
      <dl className={styles('meals')}>
        {day.meals.map(({ meal, portions, totals }) => (
          <div key={meal} className={styles('meal')}>
            <dt>
              <Text as="span">{words.meals[meal]}</Text>
              <Text as="span" className={styles('amount')}>
                {withUnbrokenUnits(mealText(totals, unit))}
              </Text>
            </dt>
            <Text as="dd">{withUnbrokenUnits(portionsText(portions))}</Text>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Two days of meals that come to the calories, and near the macros. */
export function SampleDays({ intake, macros }: SampleDaysProps) {
  const days = MENUS.flatMap((menu) => sampleDay(menu, intake, macros) ?? []);
  return (
    <>
      <div className={styles('days')}>
        {days.map((day) => (
          <Day key={day.menu} day={day} />
        ))}
      </div>
      <Text as="p" className={styles('note')}>
        {[words.note, words.more]}
      </Text>
    </>
  );
}
