import { DEFAULT_LANGUAGE, type Language, languages } from '../../languages.ts';
import { sectionLanguages } from '../languages/section-languages.ts';
import type { PageDefinition, SectionDefinition, Texts } from '../section-types.ts';
import { body } from './email-section.ts';
import { CANCELLED, REFUND } from './refund-emails.ts';

type Localized = { [DEFAULT_LANGUAGE]: string } & Partial<Record<Language, string>>;

/** How a payment method refunds, for the e-mail about a cancelled order. */
export interface RefundTexts {
  /** The id of the payment method, which is the key of the text. */
  id: string;
  /** Such as "UPI". */
  method: Localized;
  text: Localized;
}

/** The e-mails with one text for each payment method. The key of a text is the method's id, so stored texts stay. */
export function withRefundTexts(page: PageDefinition, refunds: readonly RefundTexts[]): PageDefinition {
  return {
    ...page,
    sections: page.sections.map((section) =>
      section.key === CANCELLED ? withRefunds(page.key, section, refunds) : section,
    ),
  };
}

function withRefunds(
  page: string,
  section: SectionDefinition,
  refunds: readonly RefundTexts[],
): SectionDefinition {
  const { fields, defaults } = section;
  const textsIn = (language: Language): Texts =>
    Object.fromEntries(refunds.flatMap(({ id, text }) => (text[language] ? [[id, text[language]]] : [])));
  const translated = languages.map((language) => {
    const own = sectionLanguages[language].defaults[page]?.[section.key]?.texts;
    return [language, { texts: { ...own, ...textsIn(language) } }] as const;
  });
  return {
    ...section,
    fields: [
      ...fields.slice(0, -1),
      ...refunds.map(({ id, method }) => body(REFUND, id, labelOf(method))),
      // for payments that were recorded by hand, and for methods that the shop no longer has
      ...fields.slice(-1),
    ],
    defaults: {
      ...defaults,
      texts: { ...defaults.texts, ...textsIn(DEFAULT_LANGUAGE) },
      translations: Object.fromEntries(translated.filter(([language]) => language !== DEFAULT_LANGUAGE)),
    },
  };
}

/** The payment method of the sample e-mail. */
export function firstRefund({ sections }: PageDefinition): string | undefined {
  const { fields = [] } = sections.find(({ key }) => key === CANCELLED) ?? {};
  return fields.find(({ required }) => required === REFUND)?.key;
}

function labelOf(method: Localized): Localized {
  const labels = languages.map((language) => [
    language,
    sectionLanguages[language].placeholders.refundBy(method[language] ?? method[DEFAULT_LANGUAGE]),
  ]);
  return Object.fromEntries(labels);
}
