/** The tokens' colours: an image cannot read the page's style sheet. A test holds them to tokens.css. */
export const HERO_PALETTE = {
  light: { card: '#fff', ink: '#16211d', muted: '#53625c', brand: '#0b5f4c', soft: '#e2efe8' },
  dark: { card: '#18201d', ink: '#e9efec', muted: '#a3b2ab', brand: '#62cba9', soft: '#1c2f28' },
} as const;

type Colours = Readonly<Record<keyof typeof HERO_PALETTE.light, string>>;

const colours = ({ card, ink, muted, brand, soft }: Colours) =>
  `.a,.c,.o,.d{stroke:${ink}}.t,.g{stroke:${muted}}.p{stroke:${brand}}.k,.c{fill:${card}}.s,.o{fill:${soft}}.b{fill:${brand}}`;

/** The style sheet of a drawing, with both themes. */
export const heroStyle = (): string =>
  [
    'path,circle,rect{stroke-linecap:round;stroke-linejoin:round}',
    '.a,.d,.t,.p,.g{fill:none}.a,.c,.o{stroke-width:3.5}.d{stroke-width:2.5}.t{stroke-width:2.5}',
    '.p{stroke-width:6}.g{stroke-width:3;stroke-dasharray:2 10}',
    colours(HERO_PALETTE.light),
    `@media(prefers-color-scheme:dark){${colours(HERO_PALETTE.dark)}}`,
  ].join('');
