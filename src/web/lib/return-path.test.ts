import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/cart', '/search/til%20oil?sort=price#list', '/food/wild-honey'])('%s is followed', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/./\\evil.example',
  '%2F%2Fevil.example',
])('99 %s leads home', (asked) => {
  expect(returnPath(asked)).toBe('/');
});

test('99 whatever is asked, the browser stays on this site', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '\t', '%', '%09', '%2F', '%5C'),
      }),
      (asked) => {
        expect(new URL(returnPath(`/${asked}`), 'https://shop.example').origin).toBe('https://shop.example');
      },
    ),
  );
});
