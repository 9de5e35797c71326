import { whenUnhurried } from './when-unhurried.ts';

/** The language of which this browser has loaded the fonts that pages do not wait for. */
export const LATER_FONTS_KEY = 'later-fonts';

/**
 * Loads the fonts whose `font-display` is optional when the page has long been complete. No text of this page uses them: on a slow
 * connection they would delay its first paint, and later they would move what is painted. The next page finds them in the
 * browser's cache (see early-session.ts and the styles of the languages).
 */
export function loadLaterFonts(): (() => void) | undefined {
  const fonts = [...document.fonts].filter(({ display }) => display === 'optional');
  if (fonts.length === 0) return undefined;
  const load = async () => {
    await Promise.all(fonts.map((font) => font.load()));
    localStorage.setItem(LATER_FONTS_KEY, document.documentElement.lang);
  };
  // without a connection or storage, headings keep the font of the text
  return whenUnhurried(() => void load().catch(() => undefined));
}
