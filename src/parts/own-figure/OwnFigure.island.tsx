import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { readKnown } from '#person/known/known-person.ts';
import {
  guessesFor,
  ownFigureLead,
  ownFigurePages,
  shortFigureText,
} from '#person/known/own-figure-words.ts';
import type { FigureName } from '#person/known/own-figures.ts';
import { useOwnFigures } from '#person/known/use-own-figures.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './OwnFigure.module.css?inline';

const styles = lateStyles('OwnFigure', css);

const read = () => readKnown(tdee);

export interface OwnFigureProps {
  readonly figure: FigureName;
}

/**
 * The reader's own figure in a text, with a link to the calculator that it's from. Loads only if somebody may be known,
 * and shows nothing that follows from a preset that nobody chose.
 */
export const OwnFigure = withFailureMessage(function OwnFigure({ figure }: OwnFigureProps) {
  const known = useOwnFigures(read);
  const unit = useEnergyUnit();
  if (!known || guessesFor(figure, known.presets).length > 0) return null;
  const text = shortFigureText(known.figures, figure, unit);
  if (text === null) return null;
  return (
    <p className={`${styles('own')} no-print`}>
      <Text as="span">{`${ownFigureLead(known.name)} `}</Text>
      <a href={ownFigurePages[figure]}>
        <Text as="span">{text}</Text>
      </a>
    </p>
  );
});
