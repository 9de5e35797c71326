import { currentLanguage } from '../../messages/current-language.ts';
import type { Language } from '../../rules/languages.ts';
import eczar from '../fonts/eczar-latin-wght-normal.woff2?url';
import figtree from '../fonts/figtree-latin-wght-normal.woff2?url';
import rupee from '../fonts/figtree-rupee.woff2?url';
import sansDevanagari from '../fonts/noto-sans-devanagari.woff2?url';
import sansTamil from '../fonts/noto-sans-tamil.woff2?url';
import serifTamil from '../fonts/noto-serif-tamil.woff2?url';
import hindi from '../styles/hi.css?inline';
import tamil from '../styles/ta.css?inline';

/** Includes the rupee sign: loaded later, it would shift the layout around every price. */
const latinFonts = [figtree, eczar, rupee];

/** Of languages in another script. The display font of Hindi is not among them: see hi.css. */
const languageFonts: Readonly<Partial<Record<Language, string[]>>> = {
  ta: [sansTamil, serifTamil],
  hi: [sansDevanagari],
};

const styles: Readonly<Partial<Record<Language, string>>> = { ta: tamil, hi: hindi };

/** The fonts that a page preloads: the ones of its script only, and those first, because most of its text needs them. */
export function pageFonts(): string[] {
  return [...(languageFonts[currentLanguage()] ?? []), ...latinFonts];
}

/** Styles that only pages in the current language need. */
export function languageStyles(): string {
  return styles[currentLanguage()] ?? '';
}
