/** Words and phrases that the site does not use, each with what to write in its place (docs/words.md). */
export interface Unwanted {
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (source: string, instead: string): Unwanted => ({
  pattern: new RegExp(`\\b(?:${source})\\b`, 'giu'),
  instead,
});

const PLACES =
  'in|at|on|between|behind|beside|beneath|below|above|under|outside|inside|within|beyond|near|close|after|before|there';

const TRANSLATED: readonly Unwanted[] = [
  word(`stands (?:${PLACES}|alone|out at)|stand (?:behind|beside|between|close together)`, 'is, appears'),
  word(`lies (?:${PLACES})|lie (?:${PLACES.replace('in|', '').replace('on|', '')})`, 'is, falls'),
  word('sums?', 'calculation, arithmetic, total'),
  word('reckon(?:ed|ing|s)?', 'estimate, count'),
  word('girths?', 'circumference, waist'),
  word('untick(?:ed)?', 'clear the box'),
  word('flight mode', 'airplane mode'),
  word('table program', 'spreadsheet'),
  word('half-way', 'halfway'),
  word('slip of the pen', 'typo'),
  word('take the mean', 'average them'),
  word('remarks?', 'note, point, comment'),
  word('gravest', 'most serious'),
  word('marked (?:drinking )?water', 'doubly labeled water'),
  word('(?:for|to|with|by|of) whom', 'rephrase: who, people who'),
  word('for nobody', 'not for anyone'),
  word('whoever', 'anyone who, the person who'),
  word('(?:evening|lunch) round', 'a walk'),
  word('(?:it|this|that|which|he|she|number|figure|calculator|and) (?:is|was) no (?:[a-z]+)', 'is not a …'),
  word('(?:do|does) so too', 'also'),
  word('give[sn]? way', 'yield, fail'),
  word('of your own invention|of our own invention', 'we made up'),
  word('at the stroke of', 'at'),
  word('(?:is|are|be|were|was) in use', 'people use'),
  word('turn the question (?:a)?round', 'the other way around'),
  word('verdicts?', 'judgment, or leave it out'),
  word('work(?:s|ed|ing)? out (?:from|by|as|in|here)|(?:is|are|was|were) worked out', 'calculate'),
  word('(?:is|are) read against', 'is compared with'),
  word('does? (?:you|me|him|her|them|it)? ?no good', 'is not good for'),
  word('(?:un)?tick(?:ed)? (?:the|this|a) box', 'check the box'),
  word('so to say', 'leave it out'),
  word("nobody else[’']s", 'anyone else’s'),
  word('the figure that is|the figures that are', 'rephrase'),
  word('take[sn]? along|bring(?:s|ing)? back|taken in', 'export, import'),
  word('(?:lie|lies|lay) (?:far|further|close) (?:apart|together|outside)', 'are far apart'),
  word('goes? on (?:working|reading)', 'keep working'),
  word('is a matter for', 'ask'),
  word('ever (?:less|more)', 'less and less'),
  word('at the moment', 'right now'),
  word('kept on this device', 'saved on this device'),
  word('weighings', 'weigh-ins'),
  word('(?:your|my)(?: own)? figures?', 'your number: a figure is also a body shape'),
];

/** `is no longer`, `is no more than` and the like are idiomatic. */
const IDIOMATIC =
  /\b(?:is|was) no (?:longer|more|less|different|better|worse|big|wonder|surprise|secret|doubt|evidence|need|way|reason|guarantee|exception|problem|such)\b/iu;

const BRITISH: readonly Unwanted[] = [
  word('colours?|flavours?|favourites?|neighbours?|behaviours?|labour', 'US spelling: -or'),
  word('(?:centi|milli|kilo)?metres?|(?:milli)?litres?|centres?|fibres?', 'US spelling: -er'),
  word('programmes?|grey|practise[ds]?|ageing|diarrhoea|anaemi[ac]|oestrogen', 'US spelling'),
  word('physiotherapists?|physiotherapy', 'physical therapist, physical therapy'),
  word(
    'fortnights?|whilst|amongst|maths|petrol|crisps|wholemeal|courgettes?|aubergines?|paracetamol',
    'US word',
  ),
  word('(?:a )?GP|A&E', 'doctor, emergency room'),
  word('330 ?ml', '12 oz (355 ml)'),
];

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

const DATES: readonly Unwanted[] = [
  word(`\\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS})(?: \\d{4})?`, 'Nov 22, 2026'),
];

/** A condition is something a person has. The category words stay as labels: “Overweight”, “Obese”. */
const PEOPLE: readonly Unwanted[] = [
  word(
    '(?:obese|overweight) (?:people|persons?|adults?|women|men|patients?|children|child|teens?)',
    'people with obesity, people with a higher weight',
  ),
  word('weight-loss (?:injection|shot|jab)s?', 'GLP-1 medicine (a shot or a pill)'),
];

const UNWANTED: readonly Unwanted[] = [...TRANSLATED, ...BRITISH, ...DATES, ...PEOPLE];

/** Every unwanted phrase in a text, with its location and what to write instead. */
export function unwantedIn(text: string): readonly string[] {
  return UNWANTED.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !IDIOMATIC.test(found))
      .map(({ 0: found, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `line ${line}: “${found}” → ${instead}`;
      }),
  );
}
