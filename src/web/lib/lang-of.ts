import { DEFAULT_LANGUAGE, languageDetails } from '../../rules/languages.ts';
import { scriptLanguage } from '../../rules/script-language.ts';

/**
 * The `lang` of a content's text: English when its translation is missing. `field` is named as in `untranslated`, such as
 * `items.0.name` of a section. A list counts as a whole there, so pass the `text` of a line: some may be translated.
 */
export function langOf(
  content: { untranslated?: string[] | undefined },
  field: string,
  text = '',
): string | undefined {
  const isEnglish = content.untranslated?.includes(field) && !scriptLanguage(text);
  return isEnglish ? languageDetails[DEFAULT_LANGUAGE].tag : undefined;
}
