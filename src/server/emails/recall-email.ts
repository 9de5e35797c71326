import type { Seller } from '../../contract/invoice.ts';
import { recallMail } from '../../messages/recall-mail.ts';
import { formatSize } from '../../rules/format-size.ts';
import type { Language } from '../../rules/languages.ts';
import { shownDay } from '../../rules/shown-time.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { pageUrl } from './email-texts.ts';
import { greet } from './greeting.ts';

export interface RecallInEmail {
  name: string;
  language: Language;
  food: string;
  code: string;
  sizes: string[];
  pressedOn: string | null;
  bestBefore: string | null;
  soldFrom: string | null;
  soldTo: string | null;
  reason: string;
  hazard: string;
  advice: string;
  startedAt: Date;
}

/** What the recall regulation wants customers to know. Call it in the reader's language. */
export function recallEmail(
  about: RecallInEmail,
  from: Pick<Sender, 'shopName' | 'shopUrl'>,
  { phone, email, foodLicence }: Pick<Seller, 'phone' | 'email' | 'foodLicence'>,
): EmailContent {
  const { name, language, food, code, sizes } = about;
  const dayOrEmpty = (day: string | null) => (day ? shownDay(day, language) : '');
  const rows: [string, string][] = [
    [recallMail.food, `${food} (${from.shopName})`],
    [recallMail.sizes, sizes.map((size) => formatSize(size, language)).join(', ')],
    [recallMail.batch, code],
    [recallMail.pressed, dayOrEmpty(about.pressedOn)],
    [recallMail.bestBefore, dayOrEmpty(about.bestBefore)],
    [
      recallMail.sold,
      about.soldFrom && about.soldTo
        ? recallMail.soldOnline({ from: dayOrEmpty(about.soldFrom), to: dayOrEmpty(about.soldTo) })
        : '',
    ],
    [recallMail.reason, about.reason],
    [recallMail.hazard, about.hazard],
    [recallMail.whatToDo, about.advice || recallMail.usualAdvice],
    [recallMail.contact, [phone, email].filter(Boolean).join('\n')],
    [recallMail.licence, foodLicence],
    [recallMail.date, shownDay(about.startedAt.toISOString(), language)],
  ];
  return {
    subject: recallMail.subject({ food, code }),
    ...greet({ name, language }),
    paragraphs: [recallMail.stop({ food, code })],
    rows: rows.filter(([, value]) => value !== ''),
    link: { text: recallMail.page, url: pageUrl(from, language, `/b/${code}`) },
    ending: recallMail.sorry,
  };
}
