import { currentLanguage } from '../../messages/current-language.ts';
import type { Language } from '../../rules/languages.ts';
import type { EmailContent } from './email-layout.ts';

/** Who reads the e-mail, for greeting and language. */
export interface Reader {
  name: string;
  language: Language;
}

/**
 * Greets a person with the owner's greeting, which is read when the e-mail is sent. `greeting` is for older versions of the shop
 * that run during an update and do not know `greets`.
 */
export function greet({ name, language }: Reader): Pick<EmailContent, 'greeting' | 'greets' | 'language'> {
  return { greeting: name ? `Hello ${name},` : 'Hello,', greets: name, language };
}

/** In the language in which the e-mail is written. */
export function greetAdmin(name: string) {
  return greet({ name, language: currentLanguage() });
}
