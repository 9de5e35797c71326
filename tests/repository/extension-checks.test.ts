import { expect, test } from 'vitest';
import { z } from 'zod';
import festivalTheme from '../../extensions/festival-theme/extension.ts';
import harvestYear from '../../extensions/harvest-year/extension.ts';
import pressCalendar from '../../extensions/press-calendar/extension.ts';
import { extensionErrors } from '../../src/extension/check-extensions.ts';
import { defineSection, type Extension } from '../../src/extension/extension.ts';
import type { ExtraField } from '../../src/extension/fields.ts';
import type { Theme } from '../../src/extension/theme.ts';
import { themeCss, themeOrigins } from '../../src/extension/theme-css.ts';

const extension = (parts: Partial<Extension>): Extension => ({ name: 'mine', apiVersion: 1, ...parts });
const withField = (field: Partial<ExtraField>) =>
  extension({
    fields: [{ on: 'food', key: 'acid', label: 'Acid', schema: z.string().optional(), ...field }],
  });
const withTheme = (theme: Theme) => extension({ theme });
const section = (kind: string) =>
  defineSection({
    page: 'home',
    kind,
    title: 'Mine',
    schema: z.object({ heading: z.string().max(40) }),
    labels: { heading: 'Heading' },
    defaults: { texts: { heading: 'Hello' } },
    component: async () => ({ default: () => null }),
  });

test('the examples are right', () => {
  expect(extensionErrors([festivalTheme, harvestYear, pressCalendar])).toEqual([]);
});

test.each<[string, Extension]>([
  ['field acid: the schema', withField({ schema: z.array(z.string()) as never })],
  ['field A-B: the key', withField({ key: 'A-B' })],
  ['field acid: isFilter', withField({ isFilter: true })],
  ['field acid: isFilter', withField({ isSearched: true, isPublic: true, on: 'order' })],
  ['field acid: a filter', withField({ isFilter: true, isPublic: true })],
  ['field acid: a filter', withField({ isFilter: true, isPublic: true, schema: z.int().min(0).max(100) })],
  ['section hero: another', extension({ sections: [section('hero')] })],
  ['section My Kind: the kind', extension({ sections: [section('My Kind')] })],
  ['theme: the token --x', withTheme({ tokens: { '--x': 'red} body{display:none' } })],
  ['theme: a brace', withTheme({ css: '.card{color:red}}' })],
  ['theme: a brace', withTheme({ css: '.card{color:red' })],
  ['theme: a brace', withTheme({ css: '.card{color:red} /* open' })],
  ['theme: the font Mine', withTheme({ fonts: [{ family: 'Mine', url: 'javascript:alert(1)' }] })],
  ['theme: the logo', withTheme({ logo: { url: 'http://a.example/l.png', width: 1, height: 1 } })],
])('the build stops with "%s"', (message, wrong) => {
  expect(extensionErrors([wrong])[0]).toContain(`Extension mine, ${message}`);
});

test('two extensions with the same key or name are rejected', () => {
  const other = { ...withField({}), name: 'other' };
  expect(extensionErrors([withField({}), other])[0]).toContain('another field');
  expect(extensionErrors([extension({}), extension({})])[0]).toContain('mine is the name of');
});

test('102 CSS cannot end the style element, and braces in strings are no braces', () => {
  const css = themeCss([
    withTheme({ css: '.card::after{content:"}</style><script>"}', tokens: { '--leaf': '#123' } }),
  ]);
  expect(css).toBe(String.raw`:root{--leaf:#123;}@layer theme{.card::after{content:"}<\/style><script>"}}`);
});

test('the policy allows the sites of fonts and logo, and nothing for paths of this site', () => {
  const logo = { url: 'https://cdn.example/logo.png', width: 40, height: 40 };
  const fonts = [
    { family: 'Far', url: 'https://fonts.example/a.woff2' },
    { family: 'Near', url: '/fonts/b.woff2', weight: '400 800' },
  ];
  expect(themeOrigins([withTheme({ logo, fonts })])).toEqual({
    fonts: ['https://fonts.example'],
    images: ['https://cdn.example'],
  });
  expect(themeCss([withTheme({ fonts: fonts.slice(1) })])).toBe(
    '@font-face{font-family:"Near";font-display:swap;font-weight:400 800;src:url("/fonts/b.woff2") format("woff2")}',
  );
});
