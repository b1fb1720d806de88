import { embeds } from '#config/embeds.ts';
import { site } from '#config/site.ts';

/** The labels of the pages that document the formulas. */
export const developersWords = {
  constants: 'Constants',
  types: 'Types',
  parameters: 'Parameters',
  returns: 'Returns',
  throws: 'Throws',
  source: 'Source',
  example: 'Example',
  heading: (subject: string) => `@evenscale/formulas/${subject}`,
  lead: (functions: number) =>
    `The ${functions} functions of this part of the package, as the site itself uses them. Quantities have units in their types, and nothing is rounded. The text is taken from the source, and each example is run by a test.`,
} as const;

/** The code on the developers' pages. */
export const codeExamples = {
  import: `import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { cm, kg } from '@evenscale/formulas/units';

bodyMassIndex(kg(70), cm(175)); // 22.86`,
  commands: [
    'evenscale bmi 70kg 175cm',
    `evenscale tdee --age 30 --sex female --activity lightly-active 165lb "5'4"`,
    'evenscale project --age 45 --sex male --activity sedentary --eat 2100 100kg 175cm',
    'evenscale body-fat --age 42 --sex male --neck 39cm --waist 92cm 180cm',
  ],
  themeChange: `const frame = document.querySelector('iframe[data-evenscale]');
frame.contentWindow.location.replace('${site.url}${embeds.tdee.path}#theme=dark&units=imperial');`,
  heightMessage: "{ source: 'evenscale', version: 1, height: 1234 }",
  heightListener: `const frame = document.querySelector('iframe[data-evenscale]');
addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  if (data?.source !== 'evenscale' || data.version !== 1) return;
  if (data.height > 0) frame.style.height = data.height + 'px';
});
frame.contentWindow.postMessage({ source: 'evenscale', version: 1 }, '*');`,
} as const;
