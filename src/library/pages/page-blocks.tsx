import { site } from '#config/site.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { addressWords, operatorWords } from './page-words.ts';

/** A block that inserts a text from the code, such as the name of a button. */
export function inserted(text: string) {
  return function Inserted() {
    return <>{text}</>;
  };
}

function Address() {
  return <RichText>{site.email ? addressWords.address(site.email) : addressWords.noAddress}</RichText>;
}

function HowToWrite() {
  return (
    <p>
      <RichText>{site.email ? addressWords.writeTo(site.email) : addressWords.nowhereToWrite}</RichText>
    </p>
  );
}

function WhoRunsIt() {
  return (
    <p>
      <RichText>{site.operator ? operatorWords.named(site.operator) : operatorWords.unnamed}</RichText>
    </p>
  );
}

/** The blocks that the text of any page may use. */
export const pageBlocks = {
  SiteName: inserted(site.name),
  Author: inserted(site.author),
  Disclaimer: inserted(site.disclaimer),
  Address,
  HowToWrite,
  WhoRunsIt,
};
