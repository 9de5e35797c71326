import { currentLanguage } from '../../messages/current-language.ts';
import { formatSize } from '../../rules/format-size.ts';

/** The size of a pack in the language of the page. */
export function sizeText(size: string): string {
  return formatSize(size, currentLanguage());
}
