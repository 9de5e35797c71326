import { type DispatchingShop, deliveryEstimate } from './delivery.ts';
import type { Language } from './languages.ts';
import { fillPlaceholders } from './page-sections/placeholders.ts';
import type { PageSection } from './page-sections/section-types.ts';
import { textsOf } from './page-sections/texts-of.ts';
import { shownDayAndMonth } from './shown-time.ts';

/** The pincode that a question names, in the digits of any script, with or without a space in the middle. */
export function pincodeIn(question: string): string | undefined {
  const digits = question.replace(/(?![0-9])\p{Nd}/gu, (digit) =>
    String(((digit.codePointAt(0) ?? 6) % 16) - 6),
  );
  const found = /(?<![\d+])([1-9]\d{2}) ?(\d{3})(?! ?\d)/.exec(digits);
  return found ? `${found[1]}${found[2]}` : undefined;
}

/** The days on which an order of today arrives, or why there are none. */
export function pincodeReply(
  pincode: string,
  /** The state is empty when the pincode is unknown. */
  { place, state, isServed }: { place: string; state: string; isServed: boolean },
  {
    sections,
    language,
    shop,
    now,
  }: { sections: readonly PageSection[]; language: Language; shop: DispatchingShop; now: Date },
): string {
  const { dates = '', notServed = '', unknown = '' } = textsOf(sections, 'pincode');
  if (!isServed) return fillPlaceholders(notServed, { pincode });
  if (!state) return fillPlaceholders(unknown, { pincode });
  const { earliest, latest } = deliveryEstimate(state, now, shop);
  return fillPlaceholders(dates, {
    pincode,
    place,
    earliest: shownDayAndMonth(earliest, language),
    latest: shownDayAndMonth(latest, language),
  });
}
