import type { SectionField } from '../../../../rules/page-sections/section-types.ts';
import { withText } from './edit-sections.ts';
import { ItemList } from './item-list.tsx';
import { FieldGrid, type SectionFieldsProps } from './section-field.tsx';

/** The texts of a section in one language, its list, and its film. */
export function SectionFields(props: SectionFieldsProps) {
  const { definition, section, language, errors, onChange } = props;
  const { key, fields, list } = definition;
  const grid = (shown: readonly SectionField[]) =>
    shown.length > 0 && (
      <FieldGrid
        fields={shown}
        texts={section.texts}
        language={language}
        errorOf={(field) => errors[`${key}.${language}.${field}`]}
        onChange={(field, value) => onChange((before) => withText(before, language, field, value))}
      />
    );
  return (
    <>
      {grid(fields.filter(({ isRecord }) => !isRecord))}
      {list && <ItemList {...props} list={list} />}
      {grid(fields.filter(({ isRecord }) => isRecord))}
    </>
  );
}
