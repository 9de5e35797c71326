import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../lib/call-api.ts';
import { loadFresh } from './load-fresh.ts';
import { type ShownError, useAction } from './use-action.ts';

/** The values as the server saved them, if it changed them; false when nothing was saved. */
type Saved<Values> = Values | false | undefined;

interface AdminFormOptions<Values extends FieldValues, Input extends FieldValues> {
  resolver: Resolver<Values, unknown, Input>;
  values: Values;
  mode?: 'onTouched' | 'onSubmit';
  /** Throws ApiError or ActionError: its fields are set at their inputs, its message is `failure`. */
  onSave: (input: Input) => Promise<Saved<Values>>;
  /** Turns `current` of a conflict, saved by somebody else meanwhile, into values of the form. */
  onConflict?: ((current: unknown) => Values) | undefined;
  onError?: ((error: ShownError) => void) | undefined;
}

/** The state of every admin form: validation as on the server, saving, and errors of the API. */
export function useAdminForm<Values extends FieldValues, Input extends FieldValues>({
  resolver,
  values,
  mode = 'onTouched',
  onSave,
  onConflict,
  onError,
}: AdminFormOptions<Values, Input>) {
  const form = useForm<Values, unknown, Input>({
    resolver,
    defaultValues: values as DefaultValues<Values>,
    mode,
  });
  const showError = (error: ShownError) => {
    const current = error instanceof ApiError ? error.body.current : undefined;
    if (onConflict && current !== undefined) loadFresh(form, onConflict(current));
    for (const [name, message] of Object.entries(error.fields)) {
      form.setError(name as Path<Values>, { message });
    }
    onError?.(error);
  };
  const { run, isPending, problem } = useAction<Input, Saved<Values>>(onSave, {
    onSuccess: (saved) => {
      if (saved !== false) form.reset(saved ?? form.getValues());
    },
    onError: showError,
  });
  const submit = form.handleSubmit((input) => run(input));
  return { form, submit, isBusy: isPending, failure: problem ?? '' };
}
