import { describeGolden, isLong, referenceFiles } from './golden.ts';

describeGolden(referenceFiles.filter(isLong));
