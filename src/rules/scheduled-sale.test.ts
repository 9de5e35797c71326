import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  announcedSale,
  minutesOfHours,
  nextBoundary,
  runEnd,
  type SaleSchedule,
  scheduleText,
  windowAfter,
  windowAt,
} from './scheduled-sale.ts';

const india = (time: string) => new Date(`${time}+05:30`);
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const schedule = (changes: Partial<SaleSchedule> = {}): SaleSchedule => ({
  isOn: true,
  firstDay: '2026-11-16',
  lastDay: null,
  weekdays: EVERY_DAY,
  ...minutesOfHours('12:00', '18:00'),
  ...changes,
});
/** 21 and 22 November 2026. */
const WEEKEND = [6, 7];

test('a sale runs from its first second to just before its last', () => {
  const sale = schedule();
  const isRunning = (time: string) => windowAt(sale, india(`2026-11-16T${time}`)) !== undefined;
  expect(['11:59:59.999', '12:00:00', '17:59:59.999', '18:00:00'].map(isRunning)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('hours past midnight belong to the day on which they begin', () => {
  const night = schedule({ weekdays: [6], ...minutesOfHours('22:00', '02:00') });
  const isRunning = (time: string) => windowAt(night, india(`2026-11-${time}`)) !== undefined;
  expect(isRunning('21T01:00:00'), 'night from Friday to Saturday').toBe(false);
  expect(isRunning('21T23:00:00')).toBe(true);
  expect(isRunning('22T01:59:59')).toBe(true);
  expect(isRunning('22T02:00:00')).toBe(false);
  expect(isRunning('22T23:00:00')).toBe(false);
});

test('the first and the last day are included, also the night after the last', () => {
  const sale = schedule({ lastDay: '2026-11-17', ...minutesOfHours('22:00', '02:00') });
  const isRunning = (time: string) => windowAt(sale, india(`2026-11-${time}`)) !== undefined;
  expect(isRunning('16T01:00:00')).toBe(false);
  expect(isRunning('16T22:00:00')).toBe(true);
  expect(isRunning('18T01:00:00')).toBe(true);
  expect(isRunning('18T22:00:00')).toBe(false);
});

test('a sale that is off never runs and has no boundary', () => {
  const off = schedule({ isOn: false });
  expect(windowAt(off, india('2026-11-16T13:00:00'))).toBeUndefined();
  expect(nextBoundary([off], india('2026-11-16T13:00:00'))).toBeUndefined();
});

test('the next start is found, also when the sale begins far ahead', () => {
  const sale = schedule({ weekdays: WEEKEND, firstDay: '2027-03-01' });
  expect(windowAfter(sale, india('2026-11-16T13:00:00'))?.start).toEqual(india('2027-03-06T12:00:00'));
  expect(windowAfter(schedule({ weekdays: [1] }), india('2026-11-16T12:00:00'))?.start).toEqual(
    india('2026-11-23T12:00:00'),
  );
});

test('hours that follow without a gap are one run', () => {
  const days = schedule({ ...minutesOfHours('00:00', '00:00'), weekdays: WEEKEND });
  expect(runEnd(days, india('2026-11-21T09:00:00'))).toEqual(india('2026-11-23T00:00:00'));
  expect(runEnd(schedule(), india('2026-11-21T13:00:00'))).toEqual(india('2026-11-21T18:00:00'));
  const always = schedule(minutesOfHours('09:00', '09:00'));
  expect(runEnd(always, india('2026-11-21T13:00:00'))).toBeNull();
  expect(runEnd({ ...always, lastDay: '2026-11-22' }, india('2026-11-21T13:00:00'))).toEqual(
    india('2026-11-23T09:00:00'),
  );
});

test('a sale is announced a week before, and that is a boundary too', () => {
  const sale = { ...schedule({ firstDay: '2026-12-01' }), percent: 20 };
  const announced = india('2026-11-24T12:00:00');
  expect(nextBoundary([sale], india('2026-11-16T00:00:00'))).toEqual(announced);
  expect(announcedSale([sale], new Date(announced.getTime() - 1))).toBeUndefined();
  expect(announcedSale([sale], announced)).toMatchObject({
    isRunning: false,
    startsAt: india('2026-12-01T12:00:00'),
    endsAt: india('2026-12-01T18:00:00'),
  });
});

test('the banner shows the largest running discount, or the next start', () => {
  const small = { ...schedule(), percent: 5 };
  const large = { ...schedule(minutesOfHours('14:00', '15:00')), percent: 25 };
  const at = (time: string) => announcedSale([small, large], india(`2026-11-16T${time}`));
  expect(at('13:00:00')).toMatchObject({
    sale: small,
    isRunning: true,
    endsAt: india('2026-11-16T18:00:00'),
  });
  expect(at('14:30:00')).toMatchObject({ sale: large, endsAt: india('2026-11-16T15:00:00') });
  expect(at('19:00:00')).toMatchObject({ sale: small, startsAt: india('2026-11-17T12:00:00') });
  expect(announcedSale([], india('2026-11-16T13:00:00'))).toBeUndefined();
});

const schedules = fc
  .record({
    firstDay: fc.constantFrom('2026-11-10', '2026-11-16', '2026-11-20'),
    lastDay: fc.constantFrom(null, '2026-11-20', '2026-11-21'),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    startsMinute: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
  })
  .map(({ length, ...sale }) => schedule({ ...sale, endsMinute: sale.startsMinute + length }));
const instants = fc.date({ min: new Date('2026-11-14'), max: new Date('2026-11-25'), noInvalidDate: true });

test('between two boundaries nothing starts and nothing ends', () => {
  fc.assert(
    fc.property(
      fc.array(schedules, { maxLength: 3 }),
      instants,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (sales, at, part) => {
        const next = nextBoundary(sales, at)?.getTime() ?? at.getTime() + 30 * 24 * 3600 * 1000;
        const between = new Date(Math.min(next - 1, at.getTime() + Math.floor(part * (next - at.getTime()))));
        expect(sales.map((sale) => windowAt(sale, between)?.start)).toEqual(
          sales.map((sale) => windowAt(sale, at)?.start),
        );
      },
    ),
  );
});

test.each([
  ['Sat–Sun 12:00–18:00', schedule({ weekdays: WEEKEND })],
  ['Every day 12:00–18:00', schedule()],
  ['Mon, Wed–Fri, all day', schedule({ weekdays: [5, 1, 3, 4], ...minutesOfHours('00:00', '00:00') })],
  ['Sat 22:00–02:00 the next day', schedule({ weekdays: [6], ...minutesOfHours('22:00', '02:00') })],
  ['Sat 20:00–24:00', schedule({ weekdays: [6], ...minutesOfHours('20:00', '00:00') })],
  ['Sat 09:00–09:00 the next day', schedule({ weekdays: [6], ...minutesOfHours('09:00', '09:00') })],
])('an admin reads "%s"', (text, sale) => expect(scheduleText(sale)).toBe(text));
