import { toast } from '../lib/toast.ts';
import { useAction } from './use-action.ts';

type Options<Input, Result> = Omit<
  NonNullable<Parameters<typeof useAction<Input, Result>>[1]>,
  'onError' | 'onStart'
>;

/** An action outside of a form: its error appears as a toast. */
export function useAdminAction<Input = void, Result = unknown>(
  call: (input: Input) => Promise<Result>,
  options: Options<Input, Result> = {},
) {
  return useAction<Input, Result>(call, { ...options, onError: ({ message }) => toast.error(message) });
}
