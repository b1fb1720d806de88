import { paths } from '#config/paths.ts';
import { site } from '#config/site.ts';

const SIZES = [192, 512];

const icon = (name: string, purpose: 'any' | 'maskable') =>
  SIZES.map((size) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

/** The shortcuts in the context menu of the installed icon. */
const SHORTCUTS = [
  { name: 'TDEE Calculator', url: paths.tdeeCalculator },
  { name: 'Weight Planner', url: paths.weightPlanner },
  { name: 'Articles', url: paths.articles },
];

/** Shown in the install dialog: `/screenshot-narrow.png` and `/screenshot-wide.png`. */
const SCREENSHOTS = [
  { form_factor: 'narrow', sizes: '780x1560', label: 'The home calculator on a phone' },
  { form_factor: 'wide', sizes: '1280x800', label: 'The home calculator with a result' },
] as const;

/** The site's web app manifest: its name, start page and icons. */
export function appManifest() {
  return {
    id: paths.home,
    name: site.title,
    short_name: site.name,
    description: site.tagline,
    lang: site.language,
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: site.themeColor.light,
    theme_color: site.themeColor.light,
    categories: ['health', 'fitness', 'education'],
    icons: [
      { src: site.icons.vector, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icon('icon', 'any'),
      ...icon('icon-maskable', 'maskable'),
    ],
    screenshots: SCREENSHOTS.map(({ form_factor, ...screenshot }) => ({
      src: `/screenshot-${form_factor}.png`,
      type: 'image/png',
      form_factor,
      ...screenshot,
    })),
    shortcuts: SHORTCUTS,
  };
}
