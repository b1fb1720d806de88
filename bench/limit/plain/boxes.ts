import { fieldNamed, find } from './dom.ts';

const KG_PER_POUND = 0.453592;
const CM_PER_INCH = 2.54;

interface Box {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly unitName: string;
  readonly value: string;
}

const box = ({ name, label, unit, unitName, value }: Box): string => `
  <div class="NumberField-field">
    <label class="NumberField-label" for="${name}">${label}<span class="visually-hidden"> in ${unitName}</span></label>
    <div class="NumberField-box">
      <input id="${name}" class="NumberField-input" type="text" inputmode="decimal" autocomplete="off" data-field="${name}" value="${value}">
      <span class="NumberField-unit" aria-hidden="true">${unit}</span>
    </div>
  </div>`;

/** Parses typed text as a number: `72.5`, `72,5`; otherwise NaN. */
export function numberIn(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/u.test(plain) ? Number(plain) : NaN;
}

const entry = (value: number): string => (value > 0 ? String(Number(value.toFixed(1))) : '');

export const isImperial = (): boolean => find<HTMLInputElement>('[value="imperial"]').checked;

/** Weight in the selected unit and in the other; the typed one is not converted. */
export function readWeight() {
  const typed = numberIn(fieldNamed('weight').value);
  return isImperial()
    ? { kilograms: typed * KG_PER_POUND, pounds: typed }
    : { kilograms: typed, pounds: typed / KG_PER_POUND };
}

function inchesTyped(): number {
  const feet = fieldNamed('feet').value;
  const inches = fieldNamed('inches').value;
  if (feet.trim() === '' && inches.trim() === '') return NaN;
  return numberIn(feet || '0') * 12 + numberIn(inches || '0');
}

export function readHeight() {
  if (isImperial()) return { centimetres: inchesTyped() * CM_PER_INCH, inches: inchesTyped() };
  const typed = numberIn(fieldNamed('height').value);
  return { centimetres: typed, inches: typed / CM_PER_INCH };
}

function weightBox(kilograms: number, imperial: boolean): string {
  return imperial
    ? box({
        name: 'weight',
        label: 'Weight',
        unit: 'lb',
        unitName: 'pounds',
        value: entry(kilograms / KG_PER_POUND),
      })
    : box({ name: 'weight', label: 'Weight', unit: 'kg', unitName: 'kilograms', value: entry(kilograms) });
}

function heightBoxes(centimetres: number, imperial: boolean): string {
  if (!imperial)
    return box({
      name: 'height',
      label: 'Height',
      unit: 'cm',
      unitName: 'centimetres',
      value: entry(centimetres),
    });
  const inches = Math.round((centimetres / CM_PER_INCH) * 10) / 10;
  const feet = Math.floor(inches / 12);
  return `<fieldset class="PersonFields-pair"><legend class="PersonFields-legend">Height</legend>
    ${box({ name: 'feet', label: 'Feet', unit: 'ft', unitName: 'feet', value: entry(feet) })}
    ${box({ name: 'inches', label: 'Inches', unit: 'in', unitName: 'inches', value: entry(inches - feet * 12) })}
  </fieldset>`;
}

/** Shows the fields of the selected units, with the typed values converted. */
export function switchBoxes(): void {
  const imperial = isImperial();
  // The values in the page are still in the other units.
  const metric = fieldsAsMetric(!imperial);
  const [weight, height] = document.querySelectorAll('.PersonFields-cell');
  if (weight) weight.innerHTML = weightBox(metric.kilograms, imperial);
  if (height) height.innerHTML = heightBoxes(metric.centimetres, imperial);
}

function fieldsAsMetric(imperial: boolean) {
  const weight = numberIn(fieldNamed('weight').value);
  return imperial
    ? { kilograms: weight * KG_PER_POUND, centimetres: inchesTyped() * CM_PER_INCH }
    : { kilograms: weight, centimetres: numberIn(fieldNamed('height').value) };
}
