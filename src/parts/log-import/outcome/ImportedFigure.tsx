import { useStored } from '#person/database/use-stored.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { Button } from '#ui/Button.tsx';
import { reveal } from '#ui/open-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { figureNow } from './imported-figure.ts';
import { importedText } from '../words/file-words.ts';
import { importWords } from '../words/log-import-words.ts';
import styles from '../LogImport.module.css';

const read = () => figureNow(new Date());

/** The log's own number, right after an import, and the way to it, which is far above on the page. */
export function ImportedFigure() {
  const [figure] = useStored(read);
  const unit = useEnergyUnit();
  const isPersonUnknown = figure?.kind === 'personUnknown';
  const text = figure && (isPersonUnknown ? importWords.details : importedText(figure, unit));
  return (
    <>
      {text ? (
        <Text as="p" className={styles['text']}>
          {text}
        </Text>
      ) : null}
      <Button onPress={() => reveal(isPersonUnknown ? 'log-person' : 'log-result')}>
        <Text as="span">{isPersonUnknown ? importWords.enterDetails : importWords.seeLog}</Text>
      </Button>
    </>
  );
}
