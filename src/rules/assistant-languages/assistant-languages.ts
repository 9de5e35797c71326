import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from '../languages.ts';
import { scriptLanguage } from '../script-language.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';
import { tamil } from './tamil.ts';

/** A new language is a file beside this one and a line here. */
export const assistantLanguages: Readonly<Record<Language, AssistantLanguage>> = {
  en: english,
  ta: tamil,
  hi: hindi,
};

/**
 * The language that a question is asked in: by its script, else by common words in Latin letters ("eppo varum", "kab aayega").
 * A question that shows neither, such as a name of a food, is in the language of the page.
 */
export function questionLanguage(question: string, ofPage: Language): Language {
  const ofScript = scriptLanguage(question);
  if (isLanguage(ofScript)) return ofScript;
  const others: Language[] = languages.filter((language) => language !== DEFAULT_LANGUAGE);
  const spoken = others
    .concat(DEFAULT_LANGUAGE)
    .find((language) => assistantLanguages[language].latinWords.test(question));
  return spoken ?? ofPage;
}
