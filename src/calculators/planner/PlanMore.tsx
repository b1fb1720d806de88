import { useMemo, useState } from 'react';
import { SelectField } from '#ui/SelectField.tsx';
import type { CalorieFigure } from '#calculators/shared/calorie-figure.ts';
import { outlookPersonOf } from '#calculators/shared/outlook-person.ts';
import { Result } from '#calculators/shared/Result.tsx';
import { formatMinutes } from './format-plan.ts';
import { moveMore, walkingAlone } from './move-more.ts';
import type { MoveMore, Movement } from './move-more.ts';
import type { Modelled } from './plan-course.ts';
import { PlanFigure } from './PlanFigure.tsx';
import type { TalkedOfPlan } from './plan-channel.ts';
import { belowGuidance, moreTitles, movementName, movementNote, wayWords } from './way-words.ts';
import { wayStyles as styles } from './way-styles.ts';

const ROWS = [
  { key: 'intake', label: wayWords.untilGoal },
  { key: 'maintenance', label: wayWords.then },
] as const;

function Cell({ name, figure }: { name: string; figure: CalorieFigure | null }) {
  return (
    <td>
      {figure ? <PlanFigure name={name} figure={figure} /> : <Result name={name}>{wayWords.noIntake}</Result>}
    </td>
  );
}

/** What to eat with today's activity beside what to eat with more; without a plan, the latter alone. */
function Comparison({ more, plan }: { more: MoveMore; plan: TalkedOfPlan }) {
  const now = plan.kind === 'planned' ? plan : null;
  return (
    <table className={styles('table')}>
      <caption className="visually-hidden">{movementName(more.movement)}</caption>
      <thead className={styles('head')}>
        <tr>
          <th scope="col">{wayWords.eatColumn}</th>
          {now ? <th scope="col">{wayWords.asNow}</th> : null}
          <th scope="col">{wayWords.moving}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {now ? <Cell name={`plan.asNow.${key}`} figure={now[key]} /> : null}
            <Cell name={`plan.moving.${key}`} figure={more[key]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How far walking alone would lead, without eating less. */
function Walking({ minutes }: { minutes: number | null }) {
  if (minutes === null) return wayWords.walkNone;
  return (
    <>
      {wayWords.walkBefore}{' '}
      <Result name="plan.walkingAlone" value={minutes}>
        {formatMinutes(minutes)}
      </Result>{' '}
      {wayWords.walkAfter}
    </>
  );
}

/** A person whom the model takes: a plan was worked out for them before. */
const isModelled = (outlook: { readonly model: unknown }): outlook is Modelled => outlook.model !== null;

/** The same goal on the same day with more movement, side by side. */
export function PlanMore({ plan }: { plan: TalkedOfPlan }) {
  const [movement, choose] = useState<Movement>('walk30');
  const { input, direction, gender } = plan;
  const outlook = useMemo(() => outlookPersonOf(input.person, input.bodyFat), [input]);
  const more = useMemo(
    () => (isModelled(outlook) ? moveMore(input, outlook, movement) : null),
    [input, outlook, movement],
  );
  const walk = useMemo(
    () => (isModelled(outlook) && direction === 'lose' ? walkingAlone(input, outlook) : undefined),
    [input, outlook, direction],
  );
  if (!more) return null;
  const isLow = more.intake?.status === 'shown' && more.intake.concern === 'belowMinimum';
  return (
    <section className={styles('part')} aria-labelledby="plan-more">
      <h3 id="plan-more">{moreTitles[direction]}</h3>
      <div className="no-print">
        <SelectField
          label={wayWords.moreLabel}
          name="movement"
          options={more.choices.map((value) => ({ value, label: movementName(value) }))}
          value={more.movement}
          onChoose={choose}
        />
      </div>
      <p className="print-only">{movementName(more.movement)}</p>
      <Comparison more={more} plan={plan} />
      {isLow ? <p className={styles('remark')}>{belowGuidance(gender)}</p> : null}
      <p className={`${styles('quiet')} no-print`}>
        {movementNote(more.movement)} {walk === undefined ? null : <Walking minutes={walk} />}
      </p>
    </section>
  );
}
