import type { Language } from '../../rules/languages.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, unitTexts } from './email-texts.ts';
import { greet } from './greeting.ts';

/** How long a code is good for. */
export const CODE_MINUTES = 10;

interface CodeEmail {
  purpose: 'register' | 'reset' | 'login' | 'cod';
  code: string;
  minutes: number;
  language: Language;
}

const KEYS = { register: 'code', reset: 'reset-code', login: 'login-code', cod: 'cash-code' } as const;

/** The one-time code to verify an e-mail, to reset a password, to sign in or to confirm a cash order. */
export function codeEmail(
  { purpose, code, minutes, language }: CodeEmail,
  from: Pick<Sender, 'textsIn'>,
): EmailContent {
  const facts = { minutes: unitTexts(language).minutes(minutes) };
  const { line, paragraphs } = emailTexts(from, language, KEYS[purpose], facts);
  return {
    subject: line('subject'),
    ...greet({ name: '', language }),
    paragraphs: paragraphs('text'),
    highlight: code,
    ending: line('ending'),
  };
}
