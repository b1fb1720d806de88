import { bodyMassIndex } from '@evenscale/formulas/bmi';
import {
  type ActivityLevel,
  type Gender,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { type Centimetres, cm, kg, type Kilograms, years, type Years } from '@evenscale/formulas/units';

/** A person whose figures are calculated on the methodology page. */
export interface WorkedPerson {
  readonly name: string;
  readonly gender: Gender;
  readonly age: Years;
  readonly height: Centimetres;
  readonly weight: Kilograms;
  readonly activityLevel: ActivityLevel;
}

export const MAN: WorkedPerson = {
  name: 'Man of 30, 175 cm, 70 kg',
  gender: 'male',
  age: years(30),
  height: cm(175),
  weight: kg(70),
  activityLevel: 'moderatelyActive',
};

export const WOMAN: WorkedPerson = {
  name: 'Woman of 45, 165 cm, 80 kg',
  gender: 'female',
  age: years(45),
  height: cm(165),
  weight: kg(80),
  activityLevel: 'lightlyActive',
};

/** Small, older and inactive: the person a fixed deficit suits least. */
export const SMALL_WOMAN: WorkedPerson = {
  name: 'Woman of 60, 158 cm, 58 kg',
  gender: 'female',
  age: years(60),
  height: cm(158),
  weight: kg(58),
  activityLevel: 'sedentary',
};

export const bmiOf = ({ weight, height }: WorkedPerson) => bodyMassIndex(weight, height);
export const bmrOf = ({ weight, height, age, gender }: WorkedPerson) =>
  mifflinStJeor(weight, height, age, gender);
export const tdeeOf = (person: WorkedPerson) =>
  totalDailyEnergyExpenditure(bmrOf(person), person.activityLevel);
