import type { Language } from '../../rules/languages.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, unitTexts } from './email-texts.ts';
import { greet } from './greeting.ts';

/** How long a code is good for. */
export const CODE_MINUTES = 10;

interface CodeEmail {
  isReset: boolean;
  code: string;
  minutes: number;
  language: Language;
}

/** The one-time code to verify an e-mail or to reset a password. */
export function codeEmail(
  { isReset, code, minutes, language }: CodeEmail,
  from: Pick<Sender, 'textsIn'>,
): EmailContent {
  const key = isReset ? 'reset-code' : 'code';
  const facts = { minutes: unitTexts(language).minutes(minutes) };
  const { line, paragraphs } = emailTexts(from, language, key, facts);
  return {
    subject: line('subject'),
    ...greet({ name: '', language }),
    paragraphs: paragraphs('text'),
    highlight: code,
    ending: line('ending'),
  };
}
