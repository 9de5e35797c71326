import { adminPages } from '../../../../messages/admin-pages.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../rules/languages.ts';
import type { SectionErrors } from '../../../../rules/page-sections/check-sections.ts';
import { isTranslated } from '../../../../rules/page-sections/resolve-sections.ts';
import { sectionLabel } from '../../../../rules/page-sections/section-label.ts';
import type {
  LocalizedTexts,
  SectionDefinition,
  SectionField,
  StoredSection,
} from '../../../../rules/page-sections/section-types.ts';
import { Field } from '../../../ui/field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { VideoField } from '../../../ui/video-field.tsx';
import type { ChangeSection } from './edit-sections.ts';

export const KNOWN_LINKS = 'known-links';
const LONG = 100;
/** A field this short shares its row with another. */
const SHORT = 30;
/** The share of the maximum from which on the length is shown. */
const NEAR_LIMIT = 0.5;

export interface SectionFieldsProps {
  definition: SectionDefinition;
  section: StoredSection;
  language: Language;
  errors: SectionErrors;
  onChange: (change: ChangeSection) => void;
}

interface FieldsProps {
  fields: readonly SectionField[];
  texts: LocalizedTexts;
  language: Language;
  /** The message of a field. */
  errorOf: (field: string) => string | undefined;
  onChange: (field: string, value: string) => void;
}

/** The fields of a section or of an item, in one language. */
export function FieldGrid({ fields, texts, language, errorOf, onChange }: FieldsProps) {
  return (
    <div className="field-grid">
      {fields.map((field) => (
        <TextField
          key={field.key}
          field={field}
          texts={texts}
          language={language}
          error={errorOf(field.key)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface TextFieldProps extends Pick<FieldsProps, 'texts' | 'language' | 'onChange'> {
  field: SectionField;
  error: string | undefined;
}

function TextField({ field, texts, language, error, onChange: changeField }: TextFieldProps) {
  const { key, kind, maxLength, isOptional = false, choices = [], posterKey } = field;
  const label = sectionLabel(field.label);
  const hint = field.hint && sectionLabel(field.hint);
  const value = texts[language]?.[key] ?? '';
  const english = texts.en?.[key] ?? '';
  const isTranslation = language !== DEFAULT_LANGUAGE;
  const onChange = (changed: string) => changeField(key, changed);
  const shared = { label: isOptional ? adminPages.optional(label) : label, value, error, hint };
  if (isTranslation && !isTranslated(kind)) return null;
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        choices={choices.map(([choice, name]) => [choice, sectionLabel(name)] as const)}
        value={value}
        error={error}
        columns={2}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (kind === 'image') return <ImageField {...shared} onChange={onChange} />;
  if (kind === 'video') {
    const onPoster = posterKey && ((url: string) => changeField(posterKey, url));
    return <VideoField {...shared} onChange={onChange} {...(onPoster && { onPoster })} />;
  }
  const isNearLimit = value.length > maxLength * NEAR_LIMIT;
  const count = kind !== 'link' && isNearLimit && adminPages.length({ length: value.length, max: maxLength });
  const fallback = isTranslation && english && !value && adminPages.emptyIsEnglish;
  const note = [hint, fallback, count].filter(Boolean).join('. ');
  return (
    <Field
      label={shared.label}
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
