import type { CashFacts } from '../../payment-methods.ts';
import type { Range } from '../../policy.ts';
import type { TranslatedDefaults } from '../section-types.ts';

/** The texts around the values of placeholders, such as units. */
export interface PlaceholderTexts {
  /** "5 to 7", or "5" when both are the same. */
  range: (range: Range) => string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  days: (count: number) => string;
  businessDays: (range: Range) => string;
  workingDays: (range: Range) => string;
  /** A shop that has no name yet. */
  ourFarm: string;
  /** In a sentence, and in a table. */
  /** A state of India as people read it. */
  stateName: (state: string) => string;
  ownState: { inText: string; inTable: string };
  anyAmount: string;
  minimumTerms: (amount: string) => string;
  noMinimum: string;
  deliveryTimes: (times: { home: string; state: string; others: string; remote: string }) => string;
  deliveryTable: { to: string; time: string; otherStates: string; remoteAreas: string };
  /** The name of a text of an e-mail, in the editor: "Refund by UPI". */
  refundBy: (method: string) => string;
  /** "Acme Pay or Bank", "A, B or C". */
  names: (names: readonly string[]) => string;
  /** Longer than names: "by UPI through Acme Pay, or with a card". */
  ways: (ways: readonly string[]) => string;
  /** How to pay, as a sentence of the terms. */
  payBy: (first: string, others: readonly string[]) => string;
  cashOnDelivery: { offered: string; notOffered: string };
  /** Its limits and fee, and what happens to a parcel that nobody accepts. */
  cashTerms: (facts: CashFacts) => string;
}

/** What a language has for the texts of pages, e-mails and assistant. */
export interface SectionLanguage {
  placeholders: PlaceholderTexts;
  /** Default texts by page. English has its own in the definitions of the pages. */
  defaults: Readonly<Record<string, TranslatedDefaults>>;
}
