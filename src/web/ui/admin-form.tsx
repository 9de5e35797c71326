import '../styles/admin-form.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Rejected } from '../lib/send.ts';
import { loadFresh } from './load-fresh.ts';
import { type FieldSpec, SpecField } from './spec-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface AdminFormProps<Input extends FieldValues> {
  schema: z.ZodType<Input, FieldValues>;
  fields: readonly FieldSpec[];
  values: FieldValues;
  button: string;
  /** Gives what went wrong, or nothing. `fresh` are the values of now, where somebody else saved meanwhile. */
  onSave: (input: Input) => Promise<(Rejected & { fresh?: FieldValues }) | undefined>;
  className?: string;
  /** Inside a dialog, which is closed at will. */
  isUnguarded?: boolean;
  isDanger?: boolean;
  /** Fields of another kind, in the same grid before the listed ones. */
  before?: ReactNode;
  children?: ReactNode;
}

/** A form of the owner's pages, by a list of its fields: checked as the server does, guarded against losing changes. */
export function AdminForm<Input extends FieldValues>({
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
}: AdminFormProps<Input>) {
  const form = useForm<FieldValues, unknown, Input>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { handleSubmit, formState, setError, reset, getValues } = form;
  const { isSubmitting, isDirty } = formState;
  const [failure, setFailure] = useState('');
  const save = handleSubmit(async (input) => {
    setFailure('');
    const rejected = await onSave(input);
    if (!rejected) return reset(getValues());
    if (rejected.fresh) loadFresh(form, rejected.fresh);
    for (const [name, message] of Object.entries(rejected.fields)) setError(name, { message });
    setFailure(rejected.message);
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
