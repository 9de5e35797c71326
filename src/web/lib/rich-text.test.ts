import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const tags = {
  amount: (text: string) => createElement('strong', null, text),
  terms: (text: string) => createElement('a', { href: '/terms' }, text),
};

test.each([
  ['no tag', 'no tag'],
  ['pay <amount>₹500</amount>', 'pay <strong>₹500</strong>'],
  ['<amount>₹500</amount> செலுத்துங்கள்', '<strong>₹500</strong> செலுத்துங்கள்'],
  [
    'I accept the <terms>terms</terms> for <amount>₹5</amount>.',
    'I accept the <a href="/terms">terms</a> for <strong>₹5</strong>.',
  ],
  ['an <unknown>unknown tag</unknown> is left out, 1 < 2', 'an unknown tag is left out, 1 &lt; 2'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(createElement(RichText, { text, tags }))).toBe(html);
});
