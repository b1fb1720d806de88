import { referenceFiles } from '../../scripts/reference/reference-files.ts';
import { describeGolden, isLong } from './golden.ts';

describeGolden(referenceFiles().filter(isLong));
