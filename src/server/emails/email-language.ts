import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { languageScope } from '../platform/language-scope.ts';

/** E-mails are English: a text that they share with pages must not be in the language of the request that causes the e-mail. */
export function inEmailLanguage<Text>(read: () => Text): Text {
  return languageScope.run(DEFAULT_LANGUAGE, read);
}
