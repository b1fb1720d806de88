import { useDeferredValue } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { usePageResult } from '#person/store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';
import { buildOwnReport } from './own-report.ts';
import { logSays } from './own-maintenance-words.ts';
import { useOwnFigure } from './use-own-figure.ts';

/** What the log says the person on the page uses, beside the equation's figure; nothing for anybody else. */
export const OwnLine = withFailureMessage(function OwnLine() {
  const fromLog = useOwnFigure();
  const result = useDeferredValue(usePageResult());
  const unit = useEnergyUnit();
  const offer = result && buildOwnReport(result.input, fromLog).offer;
  return offer ? <Text as="p">{logSays(offer, unit)}</Text> : null;
});
