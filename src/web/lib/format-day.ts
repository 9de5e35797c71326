import { currentLanguage } from '../../messages/current-language.ts';
import { shownDay } from '../../rules/shown-time.ts';

/** `2 Nov 2026` in the page's language, the day in India. */
export function formatDay(iso: string): string {
  return shownDay(iso, currentLanguage());
}
