import { type ReactNode, useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { adminUi } from '../../messages/admin-ui.ts';
import { Field } from './field.tsx';
import { ImageField } from './image-field.tsx';
import { type Choice, SelectField } from './select-field.tsx';
import { VideoField } from './video-field.tsx';

/** One field of a form as data. */
export interface FieldSpec {
  name: string;
  label: string;
  kind?: 'text' | 'number' | 'date' | 'time' | 'email' | 'area' | 'select' | 'check' | 'image' | 'video';
  /** The field that gets a frame of an uploaded video. */
  posterName?: string;
  choices?: readonly Choice[];
  /** Values that the browser offers while typing. */
  suggestions?: readonly string[];
  hint?: string;
  columns?: 2 | 3 | 4;
  inputMode?: 'numeric' | 'tel';
  /** Shown under the input. */
  below?: ReactNode;
  /** The environment variable that overrides the field, which is read-only then. */
  fixedBy?: string | undefined;
}

export function SpecField({
  name,
  label,
  kind = 'text',
  choices = [],
  hint,
  columns,
  fixedBy,
  posterName,
  inputMode,
  below,
  suggestions,
}: FieldSpec) {
  const listId = useId();
  const { register, control, getFieldState, formState, setValue } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  if (kind === 'check') {
    return (
      <label className="checkbox">
        <input type="checkbox" {...register(name)} />
        {label}
      </label>
    );
  }
  if (kind === 'select' && !fixedBy) {
    return (
      <SelectField label={label} choices={choices} columns={columns} error={error} {...register(name)} />
    );
  }
  if (kind === 'image') {
    return (
      <Controller
        name={name}
        control={control}
        render={({ field }) => (
          <ImageField
            label={label}
            value={field.value ?? ''}
            error={error}
            hint={hint}
            onChange={field.onChange}
          />
        )}
      />
    );
  }
  if (kind === 'video') {
    return (
      <Controller
        name={name}
        control={control}
        render={({ field }) => (
          <VideoField
            label={label}
            value={field.value ?? ''}
            error={error}
            hint={hint}
            onChange={field.onChange}
            {...(posterName && {
              onPoster: (url: string) => setValue(posterName, url, { shouldDirty: true }),
            })}
          />
        )}
      />
    );
  }
  const text = fixedBy ? adminUi.setByEnvironment(fixedBy) : hint;
  return (
    <Field
      label={label}
      type={kind === 'area' ? undefined : kind}
      step={kind === 'number' ? 'any' : undefined}
      readOnly={fixedBy !== undefined}
      autoComplete="off"
      error={error}
      {...(kind === 'area' && { rows: 5 })}
      {...(text && { hint: text })}
      {...(columns && { columns })}
      {...(inputMode && { inputMode })}
      {...(below && { below })}
      {...(suggestions?.length && {
        list: listId,
        below: (
          <datalist id={listId}>
            {suggestions.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        ),
      })}
      {...register(name)}
    />
  );
}
