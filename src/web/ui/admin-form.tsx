import '../styles/admin-form.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Refused } from '../lib/send.ts';
import { loadFresh } from './load-fresh.ts';
import { type FieldSpec, SpecField } from './spec-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface OwnerFormProps<Given extends FieldValues> {
  schema: z.ZodType<Given, FieldValues>;
  fields: readonly FieldSpec[];
  values: FieldValues;
  button: string;
  /** Gives what went wrong, or nothing. `fresh` are the values of now, where somebody else saved meanwhile. */
  onSave: (given: Given) => Promise<(Refused & { fresh?: FieldValues }) | undefined>;
  className?: string;
  /** Inside a dialog, which is closed at will. */
  isUnguarded?: boolean;
  isDanger?: boolean;
  /** Fields of another kind, in the same grid before the listed ones. */
  before?: ReactNode;
  children?: ReactNode;
}

/** A form of the owner's pages, by a list of its fields: checked as the server does, guarded against losing changes. */
export function OwnerForm<Given extends FieldValues>({
  schema,
  fields,
  values,
  button,
  onSave,
  className = 'panel',
  isUnguarded = false,
  isDanger = false,
  before,
  children,
}: OwnerFormProps<Given>) {
  const form = useForm<FieldValues, unknown, Given>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { handleSubmit, formState, setError, reset, getValues } = form;
  const { isSubmitting, isDirty } = formState;
  const [failure, setFailure] = useState('');
  const save = handleSubmit(async (given) => {
    setFailure('');
    const refused = await onSave(given);
    if (!refused) return reset(getValues());
    if (refused.fresh) loadFresh(form, refused.fresh);
    for (const [name, message] of Object.entries(refused.fields)) setError(name, { message });
    setFailure(refused.words);
  });
  return (
    <FormProvider {...form}>
      <form method="post" className={`owner-form ${className}`} noValidate onSubmit={save}>
        <div className="fgrid">
          {before}
          {fields.map((field) => (
            <SpecField key={field.name} {...field} />
          ))}
        </div>
        {children}
        <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
        <div className="owner-form__end">
          <SubmitButton isBusy={isSubmitting} className={isDanger ? 'btn btn--danger' : 'btn'}>
            {button}
          </SubmitButton>
        </div>
      </form>
      {!isUnguarded && <UnsavedGuard isDirty={isDirty && !isSubmitting} />}
    </FormProvider>
  );
}
