import { referenceFiles } from '@evenscale/reference/reference-files';
import { describeGolden, isLong } from './golden.ts';

describeGolden(referenceFiles().filter(isLong));
