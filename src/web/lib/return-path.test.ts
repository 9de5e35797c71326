import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/cart', '/search/til%20oil?sort=price#list', '/food/wild-honey'])('%s is accepted', (path) => {
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
])('99 %s leads to the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});

test('99 no return path leaves this site', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '\t', '%', '%09', '%2F', '%5C'),
      }),
      (path) => {
        expect(new URL(returnPath(`/${path}`), 'https://shop.example').origin).toBe('https://shop.example');
      },
    ),
  );
});
