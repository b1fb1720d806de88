import { isUnderAge, isUnderweight, type PolicyPerson } from '#person/policy.ts';

/**
 * True for someone whose result may be a picture to share. Under 18, during pregnancy and breastfeeding, and below a
 * healthy weight, the answer is about whom to ask, and a picture would leave that out.
 */
export const isPictured = ({
  age,
  pregnancy,
  bmi,
}: Pick<PolicyPerson, 'age' | 'pregnancy' | 'bmi'>): boolean =>
  !isUnderAge(age) && !pregnancy && !isUnderweight(bmi);
