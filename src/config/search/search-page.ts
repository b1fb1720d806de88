import type { NavigationLink } from '../navigation.ts';

/** A page in the search index. */
export interface SearchPage extends NavigationLink {
  readonly isTool?: true;
  /** For a calculator that isn't for everybody, so that general words don't find it first. */
  readonly isForSome?: true;
  /** For a section of a page, which has no facts of its own, or where they say too little. */
  readonly description?: string;
  /** Phrases that a visitor may type for this page, in addition to its keywords. */
  readonly phrases: readonly string[];
}
