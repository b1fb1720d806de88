/** The words that people make the names of their own columns of, without accents. */

export type PlainColumn = 'date' | 'time' | 'weight' | 'energy' | 'bodyFat' | 'waist' | 'note';

/** The words for a kind of column. */
export interface ColumnWords {
  /** Words that say what the column has, in English and in German, French, Spanish, Portuguese and Italian. */
  readonly english: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  /** Words that may be beside them without changing that. */
  readonly beside?: ReadonlySet<string>;
  /** Units, which say it if no other word does. */
  readonly units?: ReadonlySet<string>;
}

/** Splits texts with words; a text for each language. */
const words = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(' ')));

const BESIDE_FAT = words(
  'body percent percentage pct %',
  'korper anteil prozent',
  'taux pourcentage corporelle',
  'porcentaje corporal',
  'percentual porcentagem percentagem',
  'percentuale corporeo corporea',
);

export const PLAIN_WORDS: Readonly<Record<PlainColumn, ColumnWords>> = {
  date: {
    english: words('date day'),
    others: words('datum tag', 'jour', 'fecha dia', 'data', 'giorno'),
    beside: words(
      'log entry weigh weighin weighing time',
      'mess wiege wiegung eintrag uhrzeit zeit',
      'pesee saisie heure',
      'pesaje registro hora',
      'pesagem',
      'pesata ora',
    ),
  },
  time: {
    english: words('time'),
    others: words('zeit uhrzeit', 'heure', 'hora horario', 'ora orario'),
  },
  weight: {
    english: words('weight weighin wt bw'),
    others: words('gewicht gew', 'poids', 'peso'),
    beside: words(
      'body scale reading naked weighin before breakfast toilet',
      'korper wiege wiegen nackt waage vor fruhstuck toilette',
      'corps corporel pesee avant petit dejeuner',
      'corporal bascula pesaje antes desayuno desayunar',
      'pesagem balanca cafe',
      'corporeo pesata bilancia prima colazione',
    ),
    units: words('kg kgs kilo kilos kilogram kilograms kilogramm lb lbs pound pounds st stone'),
  },
  energy: {
    english: words('calories cals energy intake eaten kilojoules'),
    others: words(
      'kalorien gegessen energie kilojoule',
      'calorique energetique',
      'calorias energia calorica energetica',
      'calorie calorico energetico',
    ),
    beside: words(
      'calories kcal kj in eaten consumed intake food calorie',
      'zufuhr aufnahme aufgenommen zugefuhrt verzehrt',
      'apport apports mangee consommee ingeree absorbee',
      'consumida ingerida comida ingesta ingestao consumo',
      'assunte assunta ingerite ingerita mangiate introdotte introdotta apporto introito consumata',
    ),
    units: words('kcal kcals cal kj'),
  },
  bodyFat: {
    english: words('bodyfat bf fat'),
    others: words(
      'fett korperfett kfa',
      'massegrasse graisse graisses grasse',
      'grasa',
      'gordura',
      'grasso grassa',
    ),
    beside: BESIDE_FAT,
  },
  waist: {
    english: words('waist belly abdomen abdominal'),
    others: words('taille bauch', 'ventre', 'cintura', 'vita girovita addome'),
    beside: words(
      'circumference size navel',
      'umfang nabel bauchnabel',
      'tour nombril',
      'perimetro contorno circunferencia medida ombligo umbigo',
      'circonferenza giro misura ombelico',
    ),
    units: words('cm in inch inches zoll'),
  },
  note: {
    english: words('note notes comment comments', 'remark', 'remarks'),
    others: words(
      'notiz notizen bemerkung bemerkungen kommentar kommentare anmerkung anmerkungen',
      'remarque remarques commentaire commentaires',
      'nota notas apunte observations observacion observaciones comentario comentarios',
      'observacao observacoes',
      'commento commenti osservazione osservazioni annotazione annotazioni',
    ),
  },
};

/** Words that change nothing about what a column has: whose it is, a whole day, or a morning. */
export const HARMLESS = words(
  'sum',
  'my the of per on in at and am waking wake waking up upon after for this logged recorded taken morning mornings today daily day total totals fasted fasting actual current measured measurement',
  'der die das des vom beim zum pro je heute und mein meine im morgens morgen fruh nuchtern nach dem aufstehen aufwachen tag taglich gesamt summe insgesamt aktuell aktuelles messung gemessen',
  'le la les l de du d ce par hui aujourd et au a mon ma mes matin jeun reveil lever apres jour journalier total totale totales mesure',
  'el los las del hoy actual y en por mi mis manana matutino ayunas despertar despertarme levantarme despues dia diario diaria diarias totales medicion',
  'o os as e ao aos hoje atual pela da do das dos em na no pela meu minha manha jejum acordar levantar depois diarias totais medicao',
  'il lo i gli per oggi attuale mattutino nel nella di della dei al alla mio mia mattino mattina digiuno risveglio appena sveglio svegliato dopo giorno giornaliero giornaliera giornaliere totale totali misurazione',
);

/** Words that make fat the body's. */
export const OF_THE_BODY: ReadonlySet<string> = new Set([
  ...BESIDE_FAT,
  ...words('bodyfat bf', 'korperfett kfa', 'massegrasse'),
]);
