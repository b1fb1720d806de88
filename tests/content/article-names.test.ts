/** A card or an answer names an article by its title, so that readers recognize it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as cards from '#config/link-cards.ts';
import { questionPages } from '#config/question-pages.ts';
import { healthResources } from '#layouts/article-links.ts';
import { articles, fieldOf } from '../site/library-entries.ts';

interface Link {
  readonly href: string;
  readonly name: string;
}

const fromCards: readonly Link[] = [
  ...Object.values(cards),
  ...Object.values(questionPages).map(({ related }) => related),
]
  .flat()
  .map(({ href, title }) => ({ href, name: title }));

const faq = JSON.parse(readFileSync('src/content/faq.json', 'utf8')) as readonly {
  readonly more?: { readonly label: string; readonly href: string };
}[];
const fromAnswers: readonly Link[] = faq.flatMap(({ more }) =>
  more ? { href: more.href, name: more.label } : [],
);

const isArticle = ({ href }: Link): boolean => /^\/articles\/[^#]+$/u.test(href);

function titleOf(href: string): string {
  const article = articles.find(({ path }) => path === href);
  if (!article) throw new Error(`No article found at ${href}.`);
  return fieldOf(article, 'title');
}

/** The title, its part before the colon, or the name in the grid at the end of every article. */
const namesOf = (href: string): readonly (string | undefined)[] => [
  titleOf(href),
  titleOf(href).split(':')[0],
  ...healthResources.filter((link) => link.href === href).map(({ label }) => label),
];

const links = [...fromCards, ...fromAnswers].filter(isArticle);

test('cards and answers lead to articles', () => expect(links.length).toBeGreaterThan(10));

test.each(links)('“$name” is the name of $href', ({ href, name }) => expect(namesOf(href)).toContain(name));
