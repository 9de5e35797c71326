const OFFSET_MS = 5.5 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
const DAY_HOURS = 24;

/** When the shop may send messages to customers. Hours of the clock in India. */
export interface NoticeTerms {
  isQuiet: boolean;
  quietFrom: number;
  quietUntil: number;
  /** Whether customers are reminded of what runs low. */
  sendsReminders: boolean;
}

export const DEFAULT_NOTICE_TERMS: NoticeTerms = {
  isQuiet: true,
  quietFrom: 21,
  quietUntil: 8,
  sendsReminders: true,
};

/** The end of the quiet hours that a message would disturb; undefined: it may go out now. */
export function endOfQuietHours(at: Date, terms: NoticeTerms): Date | undefined {
  const { isQuiet, quietFrom: from, quietUntil: until } = terms;
  if (!isQuiet || from === until) return undefined;
  const inIndia = at.getTime() + OFFSET_MS;
  const midnight = inIndia - (inIndia % (DAY_HOURS * HOUR_MS));
  const hour = (inIndia - midnight) / HOUR_MS;
  const isOverNight = from > until;
  const isInside = isOverNight ? hour >= from || hour < until : hour >= from && hour < until;
  if (!isInside) return undefined;
  const endsTomorrow = isOverNight && hour >= from;
  return new Date(midnight + (until + (endsTomorrow ? DAY_HOURS : 0)) * HOUR_MS - OFFSET_MS);
}
