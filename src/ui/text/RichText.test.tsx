import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const htmlOf = (text: string): string => render(<RichText>{text}</RichText>).container.innerHTML;

test.each([
  ['plain words', 'Just words.', 'Just words.'],
  ['a link', 'See [the guide](/guide).', 'See <a href="/guide">the guide</a>.'],
  ['bold words', '**BMR** is a part.', '<strong>BMR</strong> is a part.'],
  [
    'several marks',
    '**A** and [b](/b), then [c](/c)',
    '<strong>A</strong> and <a href="/b">b</a>, then <a href="/c">c</a>',
  ],
  ['nothing', '', ''],
])('%s', (_, text, html) => expect(htmlOf(text)).toBe(html));
