import { glob, file } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { isAllowedPicture } from '#config/picture-source.ts';
import { questionPages } from '#config/question-pages.ts';
import { site } from '#config/site.ts';
import { CATEGORIES } from '#config/categories.ts';

const sentence = (min: number, max: number) => z.string().trim().min(min).max(max);

/** A key such as `hall-2011`. */
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A key has small letters, figures and hyphens.');

/** A date, kept as text: `2026-11-21` is the same date in every time zone. */
const day = z.date().transform((date) => date.toISOString().slice(0, 10));

const records = z.array(z.record(z.string(), z.unknown()));

const hero = z.strictObject({
  /** A description of the drawing for readers who can't see it. */
  alt: sentence(20, 500),
  /** One sentence below the drawing. */
  caption: sentence(10, 200),
  /** Width to height. */
  ratio: z.enum(['16/9', '3/2']),
  /** Full URL of a photo on the site or the owner's photo host; without it, the site's own drawing is shown. */
  image: z
    .url({ protocol: /^https$/ })
    .refine(
      (address) => isAllowedPicture(address),
      'A picture lies on this site, or on the host that site.hosts.photos names.',
    )
    .optional(),
});

const listed = {
  /** Unique heading of the page, without the site's name. */
  title: sentence(5, 60),
  /** A summary for readers, used as lead, search result and card. */
  description: sentence(70, 160),
  /** Group in the article index. */
  category: z.enum(CATEGORIES),
  /** Keywords for search engines. */
  keywords: z.array(sentence(2, 60)).min(1).max(12),
  /** What else visitors type for it in the site's own search, in everyday words. */
  searched: z.array(sentence(2, 60)).max(24).default([]),
  /** Unique position in the article index, from 1. */
  order: z.int().min(1),
  /** Text in the breadcrumbs, if it isn't the title. */
  breadcrumb: sentence(3, 40).optional(),
  /** First day on the site. */
  published: day.default(site.defaultDates.published),
  /** Day of the last change. */
  modified: day.default(site.defaultDates.modified),
};

/** A published article. */
const written = z.strictObject({
  ...listed,
  /** Omitted or false once the article is written. */
  stub: z.literal(false).default(false),
  /** The drawing at the top. */
  hero,
  /** Keys of sources.json in order of first citation; exactly those that the text cites. */
  sources: z.array(key).min(4),
});

/** An article that isn't written yet; its page says Coming Soon. */
const announced = z.strictObject({
  ...listed,
  /** True while there is no text yet. */
  stub: z.literal(true),
});

const entry = z.discriminatedUnion('stub', [written, announced]);

const articles = defineCollection({
  loader: glob({ base: './src/content/articles', pattern: '*.mdx' }),
  schema: entry,
});

const guides = defineCollection({
  loader: glob({ base: './src/content/guides', pattern: '*.mdx' }),
  schema: entry,
});

const pages = defineCollection({
  loader: glob({ base: './src/content/pages', pattern: '*.mdx' }),
  schema: z.strictObject({
    /** The page's heading. Its title and description are in `src/config/page-facts.ts`. */
    heading: sentence(5, 60),
    /** The text below the heading; `{siteName}` is replaced by the site's name. */
    lead: sentence(20, 300),
  }),
});

const sources = defineCollection({
  loader: file('src/content/sources.json'),
  schema: z.strictObject({
    /** Authors, title, journal and year, as a reader would look it up. */
    text: sentence(10, 400),
    /** Where to read it. */
    url: z.url({ protocol: /^https$/ }).optional(),
  }),
});

/** Collections are stored by key, so the order in the file has to be a field of each record. */
const inFileOrder = (text: string) =>
  records.parse(JSON.parse(text)).map((record, order) => ({ ...record, order }));

const supplements = defineCollection({
  loader: file('src/content/supplements.json', { parser: inFileOrder }),
  schema: z.strictObject({
    /** Key of the record, such as `creatine-monohydrate`. */
    id: key,
    /** Position in the file; added when loading. */
    order: z.int(),
    /** Name for the reader. */
    name: sentence(3, 60),
    /** Level of the evidence. Supplements without evidence are listed in the guide's text. */
    effectiveness: z.enum(['strong', 'moderate', 'limited']),
    /** Benefits that may be claimed. */
    benefits: z.array(sentence(3, 300)).min(1),
    /** Risks and reasons for caution. */
    concerns: z.array(sentence(3, 300)).min(1),
    /** The amount used in trials. */
    dosage: sentence(3, 300),
    /** When to take it; left out where we advise against it. */
    timing: sentence(3, 300).optional(),
    /** What else the reader should know. */
    notes: sentence(3, 600),
    /** Keys of sources.json. */
    sources: z.array(key).min(1),
  }),
});

const faq = defineCollection({
  loader: file('src/content/faq.json'),
  schema: z.strictObject({
    /** Anchor of the question, unique in the file. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Where it appears: one of the four groups of the FAQ page, or the page of a calculator. */
    group: z.enum([
      'tdee',
      'general',
      'bmi',
      'calorie',
      'technical',
      ...Object.values(questionPages).map(({ faq }) => faq),
    ]),
    /** Position within its group, from 1. */
    order: z.int().min(1),
    /** The question, as a visitor would ask it. */
    question: sentence(8, 120),
    /** The answer in paragraphs. */
    answer: z.array(sentence(20, 700)).min(1),
    /** Where to read more. */
    more: z
      .strictObject({
        /** Text of the link. */
        label: sentence(3, 60),
        /** A page of the site, with the fragment of the section. */
        href: z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/),
      })
      .optional(),
  }),
});

export const collections = { articles, guides, pages, sources, supplements, faq };
