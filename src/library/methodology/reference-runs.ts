import { type FileReport, reportFile } from '@evenscale/reference/file-report';
import { referenceFiles } from '@evenscale/reference/reference-files';

/** The page never shows a failed check; the build fails instead. */
function passed(run: FileReport): FileReport {
  if (run.failures > 0) throw new Error(`${run.file}: ${run.failures} of ${run.cases} cases failed`);
  return run;
}

/** Runs every reference case through the formulas, with the code behind `npm run reference`. */
export const runReferenceCases = (): readonly FileReport[] =>
  referenceFiles().map((file) => passed(reportFile(file)));
