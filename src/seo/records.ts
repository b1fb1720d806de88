import { paths } from '#config/paths.ts';
import { site, type Reputation } from '#config/site.ts';
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  IdReference,
  Organization,
  Thing,
  WebApplication,
  WebSite,
} from 'schema-dts';
import { absoluteAddress, imageAddress } from './address.ts';

/** A record as an object, without the plain names that the vocabulary also allows. */
type Written<T extends Thing> = Exclude<T, string>;

/** A structured data record for search engines. */
export type SeoRecord = Written<Thing>;

const organizationId = (): IdReference => ({ '@id': `${absoluteAddress(paths.home)}#organization` });

/** The site itself, on the home page. */
export function buildWebSiteRecord(): Written<WebSite> {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteAddress(paths.home)}#website`,
    name: site.name,
    alternateName: site.title,
    url: absoluteAddress(paths.home),
    inLanguage: site.language,
    publisher: organizationId(),
  };
}

/** The publisher of the site, on the home page and pages about the publisher. */
export function buildOrganizationRecord(): Written<Organization> {
  return {
    '@type': 'Organization',
    ...organizationId(),
    name: site.publisher,
    url: absoluteAddress(paths.home),
    logo: absoluteAddress(site.icons.large),
  };
}

export interface ApplicationFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly keywords?: string | undefined;
}

/** A calculator. A rating or a review is included only if the owner has set a real one. */
export function buildApplicationRecord(
  facts: ApplicationFacts,
  { rating, review }: Reputation = site.reputation,
): Written<WebApplication> {
  return {
    '@type': 'WebApplication',
    name: facts.name,
    description: facts.description,
    url: absoluteAddress(facts.path),
    ...(facts.keywords === undefined ? {} : { keywords: facts.keywords }),
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    ...(rating === undefined
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            ratingCount: rating.count,
          },
        }),
    ...(review === undefined
      ? {}
      : {
          review: {
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            reviewBody: review.text,
            reviewRating: { '@type': 'Rating', ratingValue: review.value },
          },
        }),
  };
}

export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Path of one of the site's images, or a full URL. */
  readonly image?: string | undefined;
  /** Dates as `2026-12-14`. */
  readonly published?: string | undefined;
  readonly modified?: string | undefined;
  readonly author?: string | undefined;
  readonly keywords?: string | undefined;
  readonly category?: string | undefined;
}

/** A text with its dates, author and publisher. */
export function buildArticleRecord(facts: ArticleFacts): Written<Article> {
  const address = absoluteAddress(facts.path);
  return {
    '@type': 'Article',
    headline: facts.title,
    description: facts.description,
    ...(facts.image === undefined ? {} : { image: imageAddress(facts.image) }),
    datePublished: facts.published ?? site.defaultDates.published,
    dateModified: facts.modified ?? facts.published ?? site.defaultDates.modified,
    author: {
      '@type': 'Organization',
      name: facts.author ?? site.author,
      url: absoluteAddress(paths.about),
    },
    publisher: {
      '@type': 'Organization',
      name: site.publisher,
      logo: { '@type': 'ImageObject', url: absoluteAddress(site.icons.large) },
    },
    url: address,
    mainEntityOfPage: address,
    inLanguage: site.language,
    ...(facts.keywords === undefined ? {} : { keywords: facts.keywords }),
    ...(facts.category === undefined ? {} : { articleSection: facts.category }),
  };
}

/** One step of the breadcrumbs. */
export interface TrailStep {
  readonly name: string;
  readonly href: string;
}

/** The breadcrumbs, as shown above the page. */
export function buildBreadcrumbRecord(trail: readonly TrailStep[]): Written<BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteAddress(href),
    })),
  };
}

/** A question and its answer, as plain text. */
export interface QuestionFacts {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers on the page. */
export function buildFaqRecord(items: readonly QuestionFacts[]): Written<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}

/** Records as the text of a script element. `<` is escaped, so that no text can close the element. */
export function serializeRecords(records: readonly SeoRecord[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': records };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
