import { useEffect, useRef, useState } from 'react';
import { ACTIVITY_LEVELS, type ActivityLevel } from '@evenscale/formulas/energy';
import { activityLevelNames, levelName } from '#person/fields/entry-words.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { answerWords as words } from '#tools/log/words.ts';
import { changeLevel } from '#calculators/log/log-state.ts';
import type { Equation } from './equation.ts';
import { logAnswerStyles as styles } from './log-answer-styles.ts';

const OPTIONS = [
  { value: '', label: words.chooseLevel, isDisabled: true },
  ...ACTIVITY_LEVELS.map((value) => ({ value, label: activityLevelNames[value] })),
] as const;

/** The level that the equation takes, if it's the one that this page asks for; empty while nobody chose one. */
function levelOf(equation: Equation): ActivityLevel | '' | null {
  if (equation === 'levelMissing') return '';
  return equation?.from === 'fromKept' ? equation.level : null;
}

/**
 * Asks for the activity level, which the equation takes and the own number doesn't. The field stays after a choice, since
 * arrow keys choose one level after the other; on the next visit, a line names the level.
 */
export function LevelChoice({ equation }: { readonly equation: Equation }) {
  const [isOpen, setOpen] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  // The pressed button is gone, so the focus moves to what replaces it.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) select.current?.focus();
  }, [isOpen]);
  const level = levelOf(equation);
  if (level === null) return null;
  if (level !== '' && !isOpen)
    return (
      <div className={`${styles('line')} no-print`}>
        <Text as="p" className={styles('quiet')}>
          {words.comparedAs(levelName(level).toLowerCase())}
        </Text>
        <Button kind="text" onPress={() => setOpen(true)}>
          {words.changeLevel}
        </Button>
      </div>
    );
  return (
    <div className="no-print">
      <SelectField<ActivityLevel | ''>
        label={words.level}
        name="activityLevel"
        hint={words.levelWhy}
        options={OPTIONS}
        value={level}
        selectRef={select}
        onChoose={(chosen) => {
          if (chosen === '') return;
          setOpen(true);
          void changeLevel(chosen);
        }}
      />
    </div>
  );
}
