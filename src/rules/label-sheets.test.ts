import { expect, test } from 'vitest';
import { type LabelSheet, labelPlaces, labelSheets, labelsPerPage } from './label-sheets.ts';

test.each(Object.entries(labelSheets))(
  '%s: all labels are on the page and none covers another',
  (name, sheet: LabelSheet) => {
    const { page, label, stepX, stepY } = sheet;
    expect(labelsPerPage(sheet)).toBe(name.startsWith('a4-') ? Number(name.slice(3)) : 1);
    expect([stepX >= label.width, stepY >= label.height]).toEqual([true, true]);
    for (const { x, y, page: at } of labelPlaces(sheet, { count: labelsPerPage(sheet) })) {
      expect(at).toBe(0);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + label.width).toBeLessThanOrEqual(page.width + 0.01);
      expect(y + label.height).toBeLessThanOrEqual(page.height + 0.01);
    }
  },
);

test('a used sheet goes on where it ended, and a shift moves every label', () => {
  const places = labelPlaces(labelSheets['a4-21'], { count: 2, skip: 20, shift: { x: 1, y: -2 } });
  expect(places.map(({ page }) => page)).toEqual([0, 1]);
  expect(places[1]).toEqual({ page: 1, x: 8.25, y: 13.15 });
});
