import { createElement, lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setLanguageSource } from '../../messages/current-language.ts';
import { piecesWith, renderReusing, reused } from './reused-html.tsx';
import { htmlOf } from './reused-part.ts';

let rendered: string[] = [];

function Price({ of, now }: { of: string; now: number }) {
  rendered.push(of);
  return [of, ' < ', now];
}

const list = (...prices: Parameters<typeof Price>[0][]) =>
  createElement(
    'ul',
    null,
    prices.map((price) =>
      createElement('li', { key: price.of, className: 'price', ...reused(Price, price) }),
    ),
  );

function pageOf(make: () => ReturnType<typeof list>, isFinished = () => true) {
  rendered = [];
  // within a component, as everything in a page
  const page = renderReusing(() => renderToString(createElement(make)), isFinished);
  const html = page && piecesWith(page.html, page.parts).map(htmlOf).join('');
  return { html, rendered };
}

test('only what changed is rendered again, and the page is the same as without reuse', () => {
  const before = () => list({ of: 'ghee', now: 900 }, { of: 'oil', now: 400 });
  const after = () => list({ of: 'ghee', now: 900 }, { of: 'oil', now: 450 });
  const plain = [before, after].map((make) => renderToString(createElement(make)));
  expect(plain[0]).toContain('<li class="price">ghee<!-- --> &lt; <!-- -->900</li>');

  expect(pageOf(before)).toEqual({ html: plain[0], rendered: ['ghee', 'oil'] });
  expect(pageOf(before)).toEqual({ html: plain[0], rendered: [] });
  expect(pageOf(after)).toEqual({ html: plain[1], rendered: ['oil'] });
  expect(pageOf(before)).toEqual({ html: plain[0], rendered: [] });
});

test('known parts are beside the page, not in it', () => {
  const make = () => list({ of: 'millet', now: 70 }, { of: 'dal', now: 90 });
  pageOf(make);
  const page = renderReusing(
    () => renderToString(createElement(make)),
    () => true,
  );
  expect(page?.parts.map(({ html }) => html)).toEqual([
    'millet<!-- --> &lt; <!-- -->70',
    'dal<!-- --> &lt; <!-- -->90',
  ]);
  expect(page?.html).not.toContain('millet');
});

test('a known part within a new one is part of it', () => {
  const inner = { of: 'pepper', now: 60 };
  pageOf(() => list(inner));
  const Outer = ({ name }: { name: string }) => createElement('p', { title: name, ...reused(Price, inner) });
  const make = () => createElement('div', reused(Outer, { name: 'new' }));
  const plain = renderToString(createElement(make));
  expect(pageOf(make)).toEqual({ html: plain, rendered: [] });
  expect(pageOf(make)).toEqual({ html: plain, rendered: [] });
});

test('a part of one language is not shown in another', () => {
  const make = () => list({ of: 'honey', now: 300 });
  pageOf(make);
  const english = setLanguageSource(() => 'ta');
  try {
    expect(pageOf(make).rendered).toEqual(['honey']);
  } finally {
    setLanguageSource(english);
  }
});

test('a page that is not finished leaves nothing behind', () => {
  const make = () => list({ of: 'jaggery', now: 120 });
  expect(pageOf(make, () => false).html).toBeUndefined();
  expect(pageOf(make).rendered).toEqual(['jaggery']);
  const waiting = lazy(() => new Promise<never>(() => {}));
  const withWaiting = () =>
    createElement('div', null, make(), createElement(Suspense, null, createElement(waiting)));
  expect(pageOf(withWaiting, () => false).html).toBeUndefined();
});

test('a part within a part is not remembered by itself', () => {
  const inner = { of: 'rice', now: 80 };
  const Outer = () => createElement('p', reused(Price, inner));
  const make = () => createElement('div', reused(Outer, {}));
  const plain = renderToString(createElement(make));
  expect(pageOf(make).html).toBe(plain);
  expect(pageOf(make).html).toBe(plain);
});
