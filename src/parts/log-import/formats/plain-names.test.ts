import { expect, test } from 'vitest';
import { energyPlaces, isDateName, isForeignHeader, isInDoubt, plainPlace } from './plain-names.ts';

const placesIn = (header: string) => {
  const names = header.split(',');
  return (['date', 'time', 'weight', 'energy', 'bodyFat', 'waist', 'note'] as const).map((kind) =>
    plainPlace(names, kind),
  );
};

test.each([
  ['Date,Time,Weight (kg),Calories,Body Fat %,Waist (cm),Notes', false],
  ['Day,Time,BW (lb),Cals,BF%,Waist_in,Comments', false],
  ['Datum,Uhrzeit,Gewicht [kg],Kalorien,Körperfett %,Bauchumfang,Notiz', true],
  ['Tag,Zeit,Körpergewicht,Gegessen (kcal),Körperfettanteil,Bauch cm,Bemerkung', true],
  ['Datum,Uhrzeit,kg morgens,kcal gesamt,KFA %,cm Bauch,Notizen', true],
  ['Date,Time,lbs (am),kcal eaten,BF,cm waist,Notes', false],
  ['Date,Heure,Poids (kg),Énergie (kJ),Pourcentage de graisse corporelle,Tour de taille,Commentaires', true],
  ['Fecha,Hora,Peso,Calorías,% de grasa corporal,Cintura,Notas', true],
  ['Data,Horário,Peso (kg),Calorias,Percentual de gordura corporal,Cintura,Observações', true],
  ['Data,Ora,Peso,Calorie,Massa grassa,Girovita,Note', true],
])('%s', (header, isForeign) => {
  expect(placesIn(header)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(isForeignHeader(header.split(','))).toBe(isForeign);
});

test('what only looks like a value isn’t one', () => {
  const header =
    'Zieldatum,Trend Weight,Target Calories,Fettmasse,Taille,Hüfte,Kalorien verbrannt,kg abends,kg Ziel';
  expect(placesIn(header)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  expect(placesIn('kg lifted,kcal left,cm hips')).toEqual([-1, -1, -1, -1, -1, -1, -1]);
});

test.each([
  [
    'Log date,Time,AM weight,Total calories eaten,Body fat percentage,Belly [in],Comments / how I felt',
    false,
  ],
  ['Weigh-in date,Time,Weigh-in (lb),Daily kcal,Fat (in %),Waist in cm,My notes', false],
  ['Wiegetag,Uhrzeit,Nüchterngewicht,Tageskalorien,KFA in %,Taille (cm),Anmerkungen', true],
  ['Messdatum,Zeit,Morgens kg,Kalorienzufuhr,Koerperfettanteil,Taillenumfang,Notiz', true],
  [
    'Date de la pesée,Heure,Mon poids à jeun,Apports (kcal),Taux de masse grasse,Tour de ventre,Remarque',
    true,
  ],
  ['Datum,Zeit,Gewicht heute früh,Aufgenommene Kalorien pro Tag,KFA,Bauch,Notiz', true],
  ['Data,Ora,Peso attuale,Apporto calorico,% massa grassa,Circonferenza addome,Note', true],
  ['Fecha del día,Hora,Peso por la mañana,kcal totales,% grasa,Perímetro abdominal,Observaciones', true],
  ['Data da pesagem,Hora,Peso em jejum,Kcal do dia,Gordura %,Circunferência da cintura,Observações', true],
  ['Data misurazione,Ora,Il mio peso,Calorie giornaliere,Grasso %,Giro vita,Osservazioni', true],
])('names are found by their words: %s', (header, isForeign) => {
  expect(placesIn(header)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(isForeignHeader(header.split(','))).toBe(isForeign);
});

test.each([
  'Goal weight,Start weight,Weight change,Weight lost,Weight (%),Weight B,Lean body mass,Muscle kg',
  'Calories burned,Calories out,Net calories,Calories remaining,Calorie goal,Deficit (kcal),Fat kcal,Calories (%)',
  'Fat (g),Total fat,Fat mass,Fat,Target date,Date of birth,Hip (cm),Chest cm,Taille (cm)',
  'Deficit calorico,Gasto energético,Déficit calorique,Consumo de agua,Dépense énergétique',
  'Gewicht Ben,Zielgewicht,Wunschgewicht,Fettmasse,Fett,Kalorienziel,Kaloriendefizit,Grundumsatz (kcal),Geburtsdatum',
  'Poids idéal,Poids cible,Calories brûlées,Lipides,Taille',
  'Peso ideal,Peso objetivo,Calorías quemadas,Grasas (g)',
  'Peso meta,Calorias queimadas,Gordura (g)',
  'Peso obiettivo,Calorie bruciate,Grassi (g)',
])('and words that say something else aren’t: %s', (header) => {
  expect(placesIn(header)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
});

test('fat in percent beside protein in percent is what was eaten', () => {
  expect(plainPlace(['Date', 'Protein %', 'Fat %'], 'bodyFat')).toBe(-1);
  expect(plainPlace(['Date', 'Protein %', 'Body fat %'], 'bodyFat')).toBe(2);
});

test('the surest name of several counts', () => {
  expect(plainPlace(['Day', 'Date', 'Weight'], 'date')).toBe(1);
  expect(plainPlace(['Tag', 'Gewicht (abends)', 'Gewicht (morgens)', 'Gewicht'], 'weight')).toBe(3);
  expect(energyPlaces(['Calories (kcal)', 'Energy (kJ)', 'kcal today'])).toEqual([0, 1]);
  expect(isInDoubt(['Date', 'Weight (Anna)', 'Weight (Ben)'], 'weight')).toBe(true);
  expect(isInDoubt(['Date', 'Weight', 'Weight (Ben)'], 'weight')).toBe(false);
});

test('dates are recognized by their names in sheets, too', () => {
  expect(['Date', 'Messdatum', 'Fecha del día', 'Zieldatum', 'Datenquelle'].map(isDateName)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
