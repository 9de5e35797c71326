import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerAt } from './offer.ts';

const inIndia = (time: string) => offerAt(new Date(`2026-03-14T${time}+05:30`));

test('K-06 ST-17 before noon in India the offer has not started', () => {
  for (const time of ['00:00:00', '06:30:00', '11:59:59.999']) {
    expect(inIndia(time)).toEqual({ state: 'upcoming' });
  }
});

test('K-06 ST-18 from noon on the offer counts down to the next noon', () => {
  expect(inIndia('12:00:00')).toEqual({ state: 'running', hours: 24, minutes: 0, seconds: 0 });
  expect(inIndia('12:00:01')).toEqual({ state: 'running', hours: 23, minutes: 59, seconds: 59 });
  expect(inIndia('20:17:52')).toEqual({ state: 'running', hours: 15, minutes: 42, seconds: 8 });
  expect(inIndia('23:59:59')).toEqual({ state: 'running', hours: 12, minutes: 0, seconds: 1 });
});

test('ST-19 the offer does not depend on the time zone of the timestamp', () => {
  expect(offerAt(new Date('2026-03-14T06:29:59Z'))).toEqual({ state: 'upcoming' });
  expect(offerAt(new Date('2026-03-14T06:30:00Z'))).toMatchObject({ state: 'running', hours: 24 });
});

test('while the offer is active, the remaining time always ends at noon in India', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const offer = offerAt(instant);
      if (offer.state === 'upcoming') return;
      const left = (offer.hours * 3600 + offer.minutes * 60 + offer.seconds) * 1000;
      const end = new Date(Math.floor(instant.getTime() / 1000) * 1000 + left);
      expect(end.toISOString()).toMatch(/T06:30:00\.000Z$/);
    }),
  );
});
