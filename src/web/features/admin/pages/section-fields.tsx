import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { DEFAULT_LANGUAGE, type Language } from '../../../../rules/languages.ts';
import type { SectionErrors } from '../../../../rules/page-sections/check-sections.ts';
import type {
  FieldKind,
  LocalizedTexts,
  SectionDefinition,
  SectionField,
  StoredSection,
} from '../../../../rules/page-sections/section-types.ts';
import { Field } from '../../../ui/field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { moveItem, withItemText, withText } from './edit-sections.ts';

export const KNOWN_LINKS = 'known-links';
const TRANSLATED: readonly FieldKind[] = ['line', 'text', 'markup'];
const LONG = 100;
/** A field this short shares its row with another. */
const SHORT = 30;
/** The share of the maximum from which on the length is shown. */
const NEAR_LIMIT = 0.5;

interface SectionFieldsProps {
  definition: SectionDefinition;
  section: StoredSection;
  language: Language;
  errors: SectionErrors;
  onChange: (section: StoredSection) => void;
}

/** The texts of a section in one language, and its list. */
export function SectionFields({ definition, section, language, errors, onChange }: SectionFieldsProps) {
  const { key, fields, list } = definition;
  return (
    <>
      <div className="field-grid">
        {fields.map((field) => (
          <TextField
            key={field.key}
            field={field}
            texts={section.texts}
            language={language}
            error={errors[`${key}.${language}.${field.key}`]}
            onChange={(value) => onChange(withText(section, language, field.key, value))}
          />
        ))}
      </div>
      {list && (
        <ItemList
          definition={definition}
          section={section}
          language={language}
          errors={errors}
          onChange={onChange}
        />
      )}
    </>
  );
}

function ItemList({ definition, section, language, errors, onChange }: SectionFieldsProps) {
  const { key, list } = definition;
  if (!list) return null;
  const { items } = section;
  const name = list.item;
  const error = errors[`${key}.items`];
  const add = () => {
    const texts = Object.fromEntries(
      list.fields.map((field) => [field.key, field.kind === 'choice' ? (field.choices?.[0]?.[0] ?? '') : '']),
    );
    onChange({ ...section, items: [...items, { texts: { [DEFAULT_LANGUAGE]: texts } }] });
  };
  return (
    <div className="section-items">
      {items.map((item, index) => (
        <fieldset key={`${key}.${String(index)}`} className="section-items__item">
          <legend>
            {name} {index + 1}
          </legend>
          <div className="section-items__actions">
            <button
              type="button"
              className="icon-button"
              aria-label={`Move ${name} ${index + 1} up`}
              disabled={index === 0}
              onClick={() => onChange(moveItem(section, index, -1))}
            >
              <ArrowUp size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Move ${name} ${index + 1} down`}
              disabled={index === items.length - 1}
              onClick={() => onChange(moveItem(section, index, 1))}
            >
              <ArrowDown size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${name} ${index + 1}`}
              disabled={items.length <= list.min}
              onClick={() => onChange({ ...section, items: items.toSpliced(index, 1) })}
            >
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
          <div className="field-grid">
            {list.fields.map((field) => (
              <TextField
                key={field.key}
                field={field}
                texts={item.texts}
                language={language}
                error={errors[`${key}.items.${index}.${language}.${field.key}`]}
                onChange={(value) => onChange(withItemText(section, index, language, field.key, value))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {error && <p className="alert alert--danger">{error}</p>}
      {items.length < list.max && (
        <button type="button" className="button button--secondary button--small" onClick={add}>
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Add a {name.toLowerCase()}
        </button>
      )}
    </div>
  );
}

interface TextFieldProps {
  field: SectionField;
  texts: LocalizedTexts;
  language: Language;
  error: string | undefined;
  onChange: (value: string) => void;
}

function TextField({ field, texts, language, error, onChange }: TextFieldProps) {
  const { label, kind, maxLength, isOptional = false, hint, choices = [] } = field;
  const value = texts[language]?.[field.key] ?? '';
  const english = texts.en?.[field.key] ?? '';
  const isTranslation = language !== DEFAULT_LANGUAGE;
  const shownLabel = isOptional ? `${label} (optional)` : label;
  // icons, links and pictures are the same in every language
  if (isTranslation && !TRANSLATED.includes(kind)) return null;
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        choices={choices}
        value={value}
        error={error}
        columns={2}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (kind === 'image') {
    return <ImageField label={shownLabel} value={value} error={error} hint={hint} onChange={onChange} />;
  }
  const isNearLimit = value.length > maxLength * NEAR_LIMIT;
  const count = kind !== 'link' && isNearLimit && `${value.length} of ${maxLength} characters`;
  const note = [hint, isTranslation && !value && 'Empty: the English text', count].filter(Boolean).join('. ');
  return (
    <Field
      label={shownLabel}
      value={value}
      error={error}
      autoComplete="off"
      {...(isTranslation && { placeholder: english, lang: language })}
      {...(kind === 'link' && { list: KNOWN_LINKS, columns: 3, inputMode: 'url' })}
      {...(kind === 'line' && maxLength <= SHORT && { columns: 3 })}
      {...(kind === 'text' && { rows: maxLength > LONG ? 3 : 2 })}
      {...(kind === 'markup' && { rows: 12 })}
      {...(note && { hint: note })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
