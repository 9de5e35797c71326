import { currentLanguage } from '../../messages/current-language.ts';
import type { Language } from '../../rules/languages.ts';
import eczar from '../fonts/eczar-latin-wght-normal.woff2?url';
import figtree from '../fonts/figtree-latin-wght-normal.woff2?url';
import rupee from '../fonts/figtree-rupee.woff2?url';
import sansDevanagari from '../fonts/noto-sans-devanagari.woff2?url';
import sansTamil from '../fonts/noto-sans-tamil.woff2?url';
import serifTamil from '../fonts/noto-serif-tamil.woff2?url';
import hindi from '../styles/hi.css?inline';
import latinHeadings from '../styles/latin-headings.css?inline';
import tamil from '../styles/ta.css?inline';

/** Of languages in another script, without the fonts of later-fonts.ts. */
const scriptFonts: Readonly<Partial<Record<Language, string[]>>> = {
  ta: [sansTamil, serifTamil],
  hi: [sansDevanagari],
};

/** Joined only where they are asked for: texts that a module joins stay in the scripts of browsers, which never use them. */
const styles: Readonly<Partial<Record<Language, string[]>>> = {
  ta: [latinHeadings, tamil],
  hi: [latinHeadings, hindi],
};

/**
 * The fonts that a page preloads: the ones of its script only, and those first, because most of its text needs them. The rupee
 * sign is among them: loaded later, it would shift the layout around every price.
 */
export function pageFonts(): string[] {
  const ofScript = scriptFonts[currentLanguage()];
  return ofScript ? [...ofScript, figtree, rupee] : [figtree, eczar, rupee];
}

/**
 * The same for the response header, which comes before the page: a font that arrives after the first layout makes the browser look
 * for another one, which takes most of that layout where the device has none of the script, and lay out the page again.
 */
export function fontLinks(): string {
  return pageFonts()
    .map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');
}

/** Styles that only pages in the current language need. */
export function languageStyles(): string {
  return styles[currentLanguage()]?.join('') ?? '';
}
