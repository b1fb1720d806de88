/**
 * Marks the two units of "176 lb (80 kg)", so that a visitor with metric entries can read "80 kg", one with imperial
 * entries "176 lb", and everybody else both. `prose.css` hides the other one.
 */

const FIGURE = String.raw`[\d½¼¾⅓⅔][\d,./½¼¾⅓⅔\u00a0]*`;
const RANGE = String.raw`${FIGURE}(?:(?: to | or | and |–)${FIGURE})?`;

/** In two units (5 ft 10 in) or one. Where more than a range is compared, both units stay. */
const PAIR = new RegExp(
  String.raw`(?<![\d.,½¼¾⅓⅔–-]|\d[ \u00a0]|\d (?:to|or|and|ft|lb|st) )((?:\d+[ \u00a0](?:ft|lb|st)[ \u00a0])?${RANGE}[ \u00a0]?(?:lb|oz|in|ft|cups?|miles?|yards|mph))([ \u00a0]\()(${RANGE}[ \u00a0]?(?:kg|g|cm|ml|m|km(?:/h)?|liters?))(\))`,
  'gu',
);

const PICTURE = /(<svg[^]*?<\/svg>)/u;
const TEXT = />[^<]+/gu;

const markText = (text: string): string =>
  text.replaceAll(
    PAIR,
    '<span class="us">$1</span><span class="or">$2</span><span class="si">$3</span><span class="or">$4</span>',
  );

/** The same HTML with its pairs of units marked; drawings have none. */
export const markUnitPairs = (html: string): string =>
  html
    .split(PICTURE)
    .map((part) => (part.startsWith('<svg') ? part : part.replaceAll(TEXT, markText)))
    .join('');
