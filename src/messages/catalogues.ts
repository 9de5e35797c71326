import type { Language } from '../rules/languages.ts';
import { en, type Messages } from './en/en.ts';
import { hi } from './hi/hi.ts';
import { ta } from './ta/ta.ts';

export const catalogues: Readonly<Record<Language, Messages>> = { en, ta, hi };
