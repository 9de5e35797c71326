import type { Language } from '../rules/languages.ts';
import { en } from './en/en.ts';
import { hi } from './hi/hi.ts';
import { ta } from './ta/ta.ts';

/** English is the original: the other languages have the same areas, messages and parameters. */
export type Messages = typeof en;

export const catalogues: Readonly<Record<Language, Messages>> = { en, ta, hi };
