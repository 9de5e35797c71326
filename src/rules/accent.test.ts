import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentColours } from './accent.ts';
import { contrastOf } from './colour.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every text of every accent has a contrast of at least 4.5', () => {
  fc.assert(
    fc.property(anyColour, (accent) => {
      const { main, hover, press, soft } = accentColours(accent);
      const onDark = [main, hover, press].map((background) => ['#FFFFFF', background] as const);
      const all = [...onDark, [main, '#F4ECDD'], [main, soft]] as const;
      return all.every(([one, other]) => contrastOf(one, other) >= 4.5);
    }),
  );
});

test('a dark accent stays as it is, a light one is darkened', () => {
  expect(accentColours('#0F5C5A').main).toBe('#0F5C5A');
  expect(accentColours('#F6BC3C').main).toBe('#856620');
});
