import type { KnownTable } from './known-table.ts';
import { TRACKERS } from './tracker-tables.ts';

/** The layouts of apps for one scale or for food; the first match counts. `tests/log-files/README.md` says where each was seen. */
const SCALES_AND_DIARIES: readonly KnownTable[] = [
  {
    format: 'evenscale',
    needs: ['date', 'weight', 'intake', 'note'],
    date: 'date',
    weight: 'weight',
    energy: 'intake',
    note: 'note',
  },
  {
    format: 'libra',
    needs: ['date', 'weight', 'weight trend', 'log'],
    date: 'date',
    weight: 'weight',
    note: 'log',
  },
  {
    format: 'libra',
    needs: ['date', 'weight', 'weight trend'],
    date: 'date',
    weight: 'weight',
    note: 'comment',
  },
  {
    format: 'openScale',
    needs: ['datetime', 'weight', 'water', 'muscle'],
    bodyFat: 'fat',
    date: 'datetime',
    weight: 'weight',
    weightUnit: 'kg',
    note: 'comment',
  },
  {
    format: 'openScale',
    needs: ['date', 'time', 'weight', 'body_fat'],
    date: 'date',
    weight: 'weight',
    note: 'comment',
  },
  {
    format: 'renpho',
    needs: ['time of measurement', 'weight'],
    date: 'time of measurement',
    weight: 'weight',
    note: 'remarks',
  },
  {
    format: 'withings',
    needs: ['date', 'weight', 'fat mass'],
    date: 'date',
    weight: 'weight',
    note: 'comments',
  },
  {
    format: 'fitbit',
    needs: ['date', 'weight', 'bmi', 'fat'],
    bodyFat: 'fat',
    width: 4,
    date: 'date',
    weight: 'weight',
    isSectioned: true,
  },
  {
    format: 'fitbit',
    needs: ['date', 'calories in'],
    width: 2,
    date: 'date',
    energy: 'calories in',
    energyUnit: 'kcal',
    isSectioned: true,
  },
  {
    format: 'myFitnessPal',
    needs: ['date', 'meal', 'calories'],
    date: 'date',
    energy: 'calories',
    energyUnit: 'kcal',
    meal: 'meal',
  },
  { format: 'myFitnessPal', needs: ['date', 'meal', 'energy'], date: 'date', energy: 'energy', meal: 'meal' },
  { format: 'myFitnessPal', needs: ['date', 'body fat %', 'weight'], date: 'date', weight: 'weight' },
  {
    format: 'cronometer',
    needs: ['date', 'energy', 'protein'],
    lacks: ['food name', 'meal'],
    date: 'date',
    energy: 'energy',
  },
  { format: 'cronometer', needs: ['day', 'metric', 'unit', 'amount'], date: 'day', weight: 'amount' },
];

/** The known layouts; the first match counts. */
export const KNOWN_TABLES: readonly KnownTable[] = [...TRACKERS, ...SCALES_AND_DIARIES];
