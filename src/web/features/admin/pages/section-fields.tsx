import type { Language } from '../../../../rules/languages.ts';
import type { SectionErrors } from '../../../../rules/page-sections/check-sections.ts';
import type { SectionDefinition, StoredSection } from '../../../../rules/page-sections/section-types.ts';
import { type ChangeSection, withText } from './edit-sections.ts';
import { ItemList } from './item-list.tsx';
import { FieldGrid } from './section-field.tsx';

export interface SectionFieldsProps {
  definition: SectionDefinition;
  section: StoredSection;
  language: Language;
  errors: SectionErrors;
  onChange: (change: ChangeSection) => void;
}

/** The texts of a section in one language, and its list. */
export function SectionFields(props: SectionFieldsProps) {
  const { definition, section, language, errors, onChange } = props;
  const { key, fields, list } = definition;
  return (
    <>
      <FieldGrid
        fields={fields}
        texts={section.texts}
        language={language}
        errorOf={(field) => errors[`${key}.${language}.${field}`]}
        onChange={(field, value) => onChange((before) => withText(before, language, field, value))}
      />
      {list && <ItemList {...props} list={list} />}
    </>
  );
}
