import { paths } from '#config/paths.ts';
import { site } from '#config/site.ts';
import { PREVIEW_SIZE, absoluteAddress, imageAddress, previewPath } from './address.ts';
import {
  buildBreadcrumbRecord,
  buildOrganizationRecord,
  buildWebSiteRecord,
  type SeoRecord,
  type TrailStep,
} from './records.ts';

/** The image for link previews. */
export interface PreviewImage {
  /** Path of one of the site's images, or a full URL. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Facts about a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Path of the page, such as `/faq`. */
  readonly path: string;
  readonly keywords?: string | undefined;
  /** Excludes the page from search engines. */
  readonly noindex?: boolean | undefined;
  readonly ogType?: 'website' | 'article' | undefined;
  /** The page's own image; by default one is generated from its title. */
  readonly ogImage?: PreviewImage | undefined;
  /** Dates as `2026-12-14`. */
  readonly published?: string | undefined;
  readonly modified?: string | undefined;
  readonly author?: string | undefined;
  /** The breadcrumbs as shown; empty if none are. */
  readonly trail?: readonly TrailStep[] | undefined;
  /** Additional structured data. */
  readonly records?: readonly SeoRecord[] | undefined;
}

/** One element of the head, as data. */
export type HeadTag =
  | { readonly name: 'title'; readonly text: string }
  | { readonly name: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/** The contents of a page's head. */
export interface Head {
  readonly tags: readonly HeadTag[];
  readonly records: readonly SeoRecord[];
}

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag => ({
  name: 'link',
  attributes: { rel, href, ...more },
});

const meta = (key: 'name' | 'property', known: Readonly<Record<string, string | undefined>>): HeadTag[] =>
  Object.entries(known).flatMap(([label, content]) =>
    content === undefined ? [] : [{ name: 'meta', attributes: { [key]: label, content } }],
  );

const themeColor = (theme: 'light' | 'dark'): HeadTag => ({
  name: 'meta',
  attributes: {
    name: 'theme-color',
    content: site.themeColor[theme],
    media: `(prefers-color-scheme: ${theme})`,
  },
});

const pageTags = (facts: PageFacts): readonly HeadTag[] =>
  meta('name', {
    description: facts.description,
    keywords: facts.keywords,
    author: facts.author,
    robots: facts.noindex === true ? 'noindex' : undefined,
    'revisit-after': `${site.revisitDays} days`,
  });

const siteTags = (): readonly HeadTag[] => [
  themeColor('light'),
  themeColor('dark'),
  link('icon', site.icons.vector, { type: 'image/svg+xml' }),
  link('apple-touch-icon', site.icons.touch),
  link('manifest', site.manifest),
];

/** The image that is generated for the page at build time. */
const drawnImage = (path: string, title: string): PreviewImage => ({
  url: previewPath(path),
  ...PREVIEW_SIZE,
  alt: `The words “${title}” above a measuring rule`,
});

const imageTags = (image: PreviewImage): readonly HeadTag[] => [
  ...meta('property', {
    'og:image': imageAddress(image.url),
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
  }),
  ...meta('name', { 'twitter:image': imageAddress(image.url), 'twitter:image:alt': image.alt }),
];

const articleTags = (facts: PageFacts): readonly HeadTag[] =>
  meta('property', {
    'article:published_time': facts.published,
    'article:modified_time': facts.modified,
    'article:author': facts.author,
  });

const sharingTags = (facts: PageFacts, title: string): readonly HeadTag[] => [
  ...meta('property', {
    'og:site_name': site.name,
    'og:type': facts.ogType ?? 'website',
    'og:title': title,
    'og:description': facts.description,
    'og:url': absoluteAddress(facts.path),
  }),
  ...(facts.ogType === 'article' ? articleTags(facts) : []),
  ...meta('name', {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': facts.description,
  }),
  ...imageTags(facts.ogImage ?? drawnImage(facts.path, title)),
];

const pageRecords = ({ path, trail = [], records = [] }: PageFacts): readonly SeoRecord[] => [
  ...(path === paths.home ? [buildWebSiteRecord(), buildOrganizationRecord()] : []),
  ...(trail.length > 1 ? [buildBreadcrumbRecord(trail)] : []),
  ...records,
];

/** Turns a page's facts into its head tags and structured data. */
export function buildHead(facts: PageFacts): Head {
  const isHome = facts.path === paths.home;
  return {
    tags: [
      { name: 'title', text: isHome ? site.title : `${facts.title} | ${site.name}` },
      ...pageTags(facts),
      link('canonical', absoluteAddress(facts.path)),
      ...sharingTags(facts, isHome ? site.title : facts.title),
      ...siteTags(),
    ],
    records: pageRecords(facts),
  };
}
