import type { Language } from '../../rules/languages.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailTexts, pageUrl } from './email-texts.ts';
import { greet } from './greeting.ts';

/** Instead of a code, when somebody registers with the e-mail of an account. */
export function alreadyRegisteredEmail(
  language: Language,
  from: Pick<Sender, 'shopUrl' | 'textsIn'>,
): EmailContent {
  const { line, paragraphs } = emailTexts(from, language, 'already-registered');
  return {
    subject: line('subject'),
    ...greet({ name: '', language }),
    paragraphs: paragraphs('text'),
    link: { text: line('button'), url: pageUrl(from, language, '/login') },
    ending: line('ending'),
  };
}
