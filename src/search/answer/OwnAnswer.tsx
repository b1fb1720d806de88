import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { readKnown } from '#person/known/known-person.ts';
import {
  guessesFor,
  ownFigureNames,
  ownFigurePages,
  ownFigureText,
  whoseText,
} from '#person/known/own-figure-words.ts';
import type { FigureName } from '#person/known/own-figures.ts';
import { useOwnFigures } from '#person/known/use-own-figures.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './OwnAnswer.module.css?inline';

const styles = lateStyles('OwnAnswer', css);

const read = () => readKnown(tdee);

export interface OwnAnswerProps {
  readonly asked: FigureName;
  readonly onChosen: () => void;
}

/** The figure that a visitor who is known asks for, whose it is, and a link to its page; nothing for anyone else. */
export function OwnAnswer({ asked, onChosen }: OwnAnswerProps) {
  const known = useOwnFigures(read);
  const unit = useEnergyUnit();
  const text = known && ownFigureText(known.figures, asked, unit);
  if (!text) return null;
  const { figures, presets, name } = known;
  return (
    <a className={styles('answer')} href={ownFigurePages[asked]} onClick={onChosen}>
      <Text as="span" className={styles('figure')}>
        {`${ownFigureNames[asked]} ${text}`}
      </Text>
      <Text as="span" className={styles('whose')}>
        {` ${whoseText(figures.person, guessesFor(asked, presets), name)}`}
      </Text>
    </a>
  );
}
