import { runningLow } from '../../messages/running-low.ts';
import { formatSize } from '../../rules/format-size.ts';
import type { RunningLow } from '../../rules/running-low.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { dayText, emailTexts, pageUrl } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

interface Reminder extends Reader {
  /** Of the link that fills the basket, and of the one that ends the reminders. */
  token: string;
  foods: (RunningLow & { name: string })[];
}

/** What may soon be used up, each with the reason. Call it in the reader's language. */
export function runningLowEmail(
  { name, language, token, foods }: Reminder,
  from: Pick<Sender, 'shopUrl' | 'textsIn'>,
): EmailContent {
  const food = foods.map((one) => one.name).join(', ');
  const { line, paragraphs } = emailTexts(from, language, 'running-low', { food });
  return {
    language,
    subject: line('subject'),
    ...greet({ name, language }),
    paragraphs: paragraphs('text'),
    rows: foods.map((one) => [
      runningLow.line({ food: one.name, size: formatSize(one.size, language), quantity: one.quantity }),
      runningLow.reason({ day: dayText(one.lastDay, language), days: one.lastsDays }),
    ]),
    link: { text: line('button'), url: pageUrl(from, language, `/again/${token}`) },
    ending: line('ending'),
    stop: { text: runningLow.stop, url: pageUrl(from, language, `/reminders/${token}`) },
  };
}
