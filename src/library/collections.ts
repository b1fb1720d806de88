import { getCollection, type CollectionEntry } from 'astro:content';
import { BLOCK_NAMES } from './blocks/article-blocks.tsx';
import type { Supplement } from './blocks/SupplementCards.tsx';
import type { CatalogEntry } from './catalog.ts';
import type { Source } from './article/citations.ts';
import { entryProblems, type CheckedEntry } from './entry-problems.ts';

/** An article or a guide with its text. */
export type LibraryEntry = CollectionEntry<'articles'> | CollectionEntry<'guides'>;

/** A published article or guide, with hero and sources. */
export type WrittenEntry = LibraryEntry & { readonly data: { readonly stub: false } };

/** The content of the library's pages, in catalog order. */
export interface Library {
  readonly articles: readonly CollectionEntry<'articles'>[];
  readonly guides: readonly CollectionEntry<'guides'>[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly supplements: readonly Supplement[];
}

const inOrder = <Entry extends LibraryEntry>(entries: readonly Entry[]) =>
  entries.toSorted((first, second) => first.data.order - second.data.order);

/** The path of an entry's file. */
export const fileOf = (entry: LibraryEntry): string => entry.filePath ?? entry.id;

/** Blocks that the pages add, because the library may not import them. */
const PAGE_BLOCKS = ['OwnFigure'];

const toCheck = (entry: LibraryEntry): CheckedEntry => ({
  file: fileOf(entry),
  order: entry.data.order,
  title: entry.data.title,
  body: entry.body ?? '',
  stub: entry.data.stub,
  sources: entry.data.stub ? [] : entry.data.sources,
});

async function readAndCheck(): Promise<Library> {
  const library: Library = {
    articles: inOrder(await getCollection('articles')),
    guides: inOrder(await getCollection('guides')),
    sources: new Map((await getCollection('sources')).map(({ id, data }) => [id, data])),
    supplements: (await getCollection('supplements'))
      .map(({ data }) => data)
      .toSorted((first, second) => first.order - second.order),
  };
  const { sources, supplements } = library;
  const known = { sources, supplements, blocks: [...BLOCK_NAMES, ...PAGE_BLOCKS] };
  const problems = [library.articles, library.guides].flatMap((entries) =>
    entryProblems(entries.map(toCheck), known),
  );
  if (problems.length > 0) throw new Error(`The library does not fit together.\n${problems.join('\n')}`);
  return library;
}

let built: Promise<Library> | undefined;

/**
 * Reads the collections, and stops the build if something in them is inconsistent. Runs once per build, since nothing
 * changes, and for every page during development.
 */
export function readLibrary(): Promise<Library> {
  if (import.meta.env.DEV) return readAndCheck();
  built ??= readAndCheck();
  return built;
}

/** What lists and cards show about an entry. */
export const catalogEntry = ({ id, data }: LibraryEntry): CatalogEntry => ({
  slug: id,
  title: data.title,
  description: data.description,
  category: data.category,
  order: data.order,
});

/** The catalog of the articles. */
export const catalogOf = (library: Library): readonly CatalogEntry[] => library.articles.map(catalogEntry);

/** Whether an entry has been written. */
export const isWritten = (entry: LibraryEntry): entry is WrittenEntry => !entry.data.stub;
