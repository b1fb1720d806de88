import { putPerson } from '#person/database/people.ts';
import { useStored } from '#person/database/use-stored.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { entriesOf } from '#person/log/known-details.ts';
import type { LogPerson } from '#person/log/parse-log.ts';
import type { Units } from '#person/units.ts';
import { personText } from '#tools/log/person-text.ts';
import { Button } from '#ui/Button.tsx';
import { reveal } from '#ui/open-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { figureNow, type ImportedFigure as Figure } from './imported-figure.ts';
import { importedText } from '../words/file-words.ts';
import { importWords } from '../words/log-import-words.ts';
import styles from '../LogImport.module.css';

const read = () => figureNow(new Date());

/** Keeps what was entered before with the log, whose answer has the number then. */
async function keepEntered(person: LogPerson, id: string): Promise<void> {
  await putPerson({ entries: entriesOf(person) }, id);
  reveal('log-result');
}

/** Where to go next: to the number, or first to the details. */
function Next({ figure }: { readonly figure: Figure | null | undefined }) {
  if (figure?.kind === 'personEntered')
    return (
      <div className={styles['buttons']}>
        <Button onPress={() => void keepEntered(figure.person, figure.id)}>{importWords.useEntered}</Button>
        <Button kind="text" onPress={() => reveal('log-person')}>
          {importWords.changeEntered}
        </Button>
      </div>
    );
  const isPersonUnknown = figure?.kind === 'personUnknown';
  return (
    <Button onPress={() => reveal(isPersonUnknown ? 'log-person' : 'log-result')}>
      <Text as="span">{isPersonUnknown ? importWords.enterDetails : importWords.seeLog}</Text>
    </Button>
  );
}

/** The log's own number, right after an import, and the way to it, which is far above on the page. */
export function ImportedFigure({ units }: { readonly units: Units }) {
  const [figure] = useStored(read);
  const unit = useEnergyUnit();
  const textOf = (found: Figure) => {
    if (found.kind === 'personUnknown') return importWords.details;
    if (found.kind === 'figure') return importedText(found, unit);
    const { person } = found;
    return importWords.entered(withUnbrokenUnits(personText(person, person.saidOn, units)));
  };
  return (
    <>
      {figure ? (
        <Text as="p" className={styles['text']}>
          {textOf(figure)}
        </Text>
      ) : null}
      <Next figure={figure} />
    </>
  );
}
