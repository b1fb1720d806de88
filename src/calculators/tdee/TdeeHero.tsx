import type { ReactNode } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { isMaintained } from '#person/targets.ts';
import figures from '#ui/Figures.module.css';
import { Result } from '#ui/Result.tsx';
import type { TdeeReport } from '#tools/tdee/report.ts';
import { rangeTexts } from '#tools/tdee/hero-words.ts';
import { heroValue, tdeeWords } from '#tools/tdee/words.ts';
import { tdeeReportStyles as styles } from './tdee-report-styles.ts';
import { Text } from '#ui/text/Text.tsx';

interface HeroProps {
  /** Smaller for a number that nobody should act on. */
  readonly size?: 'hero' | 'small';
  /** The number to act on. */
  readonly figure: ReactNode;
  /** A second figure: its name, itself, and a remark. */
  readonly beside?: { readonly name: string; readonly figure: ReactNode; readonly remark?: string };
}

/** A day's energy in the largest type, a second figure beside it, and at the end of the row the switch of their unit. */
function Hero({ size = 'hero', figure, beside }: HeroProps) {
  const unit = useEnergyUnit();
  return (
    <EnergySwitch>
      <div className={styles('hero')}>
        <p className={styles('number')}>
          <span className={`${figures[size]} ${styles('large')}`}>{figure}</span>
          <Text as="span" className={styles('unit')}>
            {tdeeWords.tdeeLine(unit)}
          </Text>
        </p>
        {beside ? (
          <p className={styles('beside')}>
            <Text as="span">{beside.name}</Text>
            <span className={styles('second')}>{beside.figure}</span>
            {beside.remark === undefined ? null : <Text as="span">{beside.remark}</Text>}
          </p>
        ) : null}
      </div>
    </EnergySwitch>
  );
}

/** The calories to eat in the largest type, with the daily energy and its range beside them. */
export function TdeeHero({ report }: { report: TdeeReport }) {
  const unit = useEnergyUnit();
  const value = heroValue(report);
  if (value === null || report.tdee.status === 'withheld')
    return <Text as="p">{[{ name: 'tdee', text: tdeeWords.noFigure }, `. ${tdeeWords.outsideRange}`]}</Text>;
  const day = (
    <Result name="tdee" value={report.tdee.value}>
      {energyFigure(report.tdee.value, unit)}
    </Result>
  );
  if (report.isUnderAge) return <Hero size="small" figure={day} />;
  const { name, ends, remark } = rangeTexts(report, unit);
  if (isMaintained(report))
    return (
      <Hero
        figure={day}
        beside={{
          name,
          figure: (
            <Text as="span" className={styles('ends')}>
              {ends}
            </Text>
          ),
        }}
      />
    );
  return (
    <Hero
      figure={
        <Text as="span" translate="no">
          {energyFigure(value, unit)}
        </Text>
      }
      beside={{ name: tdeeWords.uses, figure: day, remark }}
    />
  );
}
