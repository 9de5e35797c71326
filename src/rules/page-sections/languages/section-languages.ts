import type { Language } from '../../languages.ts';
import { english } from './en/english.ts';
import { hindi } from './hi/hindi.ts';
import type { SectionLanguage } from './section-language.ts';
import { tamil } from './ta/tamil.ts';

/** A new language is a folder beside this file and a line here. */
export const sectionLanguages: Readonly<Record<Language, SectionLanguage>> = {
  en: english,
  ta: tamil,
  hi: hindi,
};
