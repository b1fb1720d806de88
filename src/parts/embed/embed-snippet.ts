import { EMBED_SCRIPT_PATH, embeds, FRAME_HEIGHT, type EmbedName } from '#config/embeds.ts';
import { site } from '#config/site.ts';

/** The host's options. Defaults are left out of the address. */
export interface EmbedChoice {
  readonly calculator: EmbedName;
  readonly theme: 'host' | 'light' | 'dark';
  readonly units: 'metric' | 'imperial';
  readonly energy: 'kcal' | 'kj';
}

const DEFAULTS: Omit<EmbedChoice, 'calculator'> = { theme: 'host', units: 'metric', energy: 'kcal' };

/** What an embed may do in its host's page. Its links open in a new tab. */
export const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The path of an embed, followed by the host's options: `/embed/bmi#theme=dark&units=imperial`. */
export function embedAddress({ calculator, ...options }: EmbedChoice): string {
  const chosen = Object.entries(options).filter(
    ([name, value]) => value !== DEFAULTS[name as keyof typeof DEFAULTS],
  );
  const end = chosen.map(([name, value]) => `${name}=${value}`).join('&');
  return embeds[calculator].path + (end === '' ? '' : `#${end}`);
}

/** The code for the host's page: the frame, and the script that resizes it. */
export function embedSnippet(choice: EmbedChoice): string {
  const address = `${site.url}${embedAddress(choice)}`.replaceAll('&', '&amp;');
  return [
    `<iframe src="${address}" title="${embeds[choice.calculator].title}"`,
    `  width="100%" height="${FRAME_HEIGHT}" style="border: 0" loading="lazy"`,
    `  sandbox="${SANDBOX}"`,
    '  referrerpolicy="no-referrer" data-evenscale></iframe>',
    `<script src="${site.url}${EMBED_SCRIPT_PATH}" referrerpolicy="no-referrer" async></script>`,
  ].join('\n');
}
