import './admin-form.css';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { type FieldSpec, SpecField } from './spec-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { ShownError } from './use-action.ts';
import { useAdminForm } from './use-admin-form.ts';

interface AdminFormProps<Input extends FieldValues> {
  schema: z.ZodType<Input, FieldValues>;
  fields: readonly FieldSpec[];
  values: FieldValues;
  button: string;
  /** Throws ApiError or ActionError. Resolves to false when nothing was saved, so that the input stays unsaved. */
  onSave: (input: Input) => Promise<false | undefined>;
  /** Turns `current` of a conflict, saved by somebody else meanwhile, into values of the form. */
  onConflict?: (current: unknown) => FieldValues;
  onError?: (error: ShownError) => void;
  className?: string;
  /** Leaving does not ask about unsaved input, for example in a dialog. */
  isUnguarded?: boolean;
  isDanger?: boolean;
  /** Fields of another kind, in the same grid before the listed ones. */
  before?: ReactNode;
  children?: ReactNode;
}

/** The admin form: fields as data, validation as on the server, a guard against losing unsaved input. */
export function AdminForm<Input extends FieldValues>({
  schema,
  fields,
  values,
  button,
  onSave,
  onConflict,
  onError,
  className = 'panel',
  isUnguarded = false,
  isDanger = false,
  before,
  children,
}: AdminFormProps<Input>) {
  const { form, submit, isBusy, failure } = useAdminForm<FieldValues, Input>({
    resolver: zodResolver(schema),
    values,
    onSave,
    onConflict,
    onError,
  });
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form method="post" className={`admin-form ${className}`} noValidate onSubmit={submit}>
        <div className="field-grid">
          {before}
          {fields.map((field) => (
            <SpecField key={field.name} {...field} />
          ))}
        </div>
        {children}
        <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
        <div className="admin-form__actions">
          <SubmitButton isBusy={isBusy} className={isDanger ? 'button button--danger' : 'button'}>
            {button}
          </SubmitButton>
        </div>
      </form>
      {!isUnguarded && <UnsavedGuard isDirty={isDirty && !isBusy} />}
    </FormProvider>
  );
}
