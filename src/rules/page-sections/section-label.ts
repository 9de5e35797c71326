import { adminSectionNames } from '../../messages/admin-section-names.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import type { SectionLabel } from './section-types.ts';

/** A label in the language of the admin. */
export function sectionLabel(label: SectionLabel): string {
  return typeof label === 'string' ? adminSectionNames[label] : (label[currentLanguage()] ?? label.en);
}
