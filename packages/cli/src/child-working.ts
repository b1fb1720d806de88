/** The lines of `--working` for a child's percentile. */
import { buildChildSteps, type ChildStep } from '../../../src/tools/child-bmi/steps.ts';
import { stepWords } from '../../../src/tools/child-bmi/steps-words.ts';
import type { ChildMeasurement } from '../../../src/person/child/child-measurement.ts';
import { cliWords } from './cli-words.ts';

/** The options that say how the age was entered. */
interface AgeOptions {
  readonly born?: string;
  readonly months?: string;
  readonly ageMonths?: string;
}

/** The line of the age, by how it was entered. */
function ageLine(months: string, { born, months: extra, ageMonths }: AgeOptions): string {
  if (ageMonths !== undefined) return cliWords.ageAsEntered(months);
  if (born !== undefined) return cliWords.ageFromDays(months);
  return extra === undefined ? cliWords.ageFromYears(months) : cliWords.ageFromMonths(months);
}

/** One line of the calculation. Where the site's table names a source, there is no equation. */
function stepLine({ label, working, result }: ChildStep, options: AgeOptions): string {
  switch (working) {
    case stepWords.ageWorking:
      return ageLine(result, options);
    case stepWords.lmsWorking:
    case stepWords.sigmaWorking:
      return `${label} (${working}): ${result}`;
    default:
      return `${label}: ${working} = ${result}`;
  }
}

/** The calculation of `evenscale child-bmi --working`. */
export const childWorking = (child: ChildMeasurement, options: AgeOptions): readonly string[] => [
  cliWords.workingTitle,
  stepWords.intro,
  ...buildChildSteps(child).map((step) => stepLine(step, options)),
];
