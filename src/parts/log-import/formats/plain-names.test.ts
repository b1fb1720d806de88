import { expect, test } from 'vitest';
import { baseName } from './header-names.ts';
import { isForeignHeader, plainPlace } from './plain-names.ts';

const placesIn = (header: string) => {
  const names = header.split(',').map(baseName);
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
  expect(isForeignHeader(header.split(',').map(baseName))).toBe(isForeign);
});

test('what only looks like a value isn’t one', () => {
  const header =
    'Zieldatum,Trend Weight,Target Calories,Fettmasse,Taille,Hüfte,Kalorien verbrannt,kg abends,kg Ziel';
  expect(placesIn(header)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  expect(placesIn('kg lifted,kcal left,cm hips')).toEqual([-1, -1, -1, -1, -1, -1, -1]);
});
