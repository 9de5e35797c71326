import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { ApiError } from '../lib/call-api.ts';
import { queries } from '../lib/queries.ts';

type Options<Result, Input> = Pick<
  UseMutationOptions<Result, Error, Input>,
  'mutationFn' | 'onSuccess' | 'onSettled'
>;

/** A change outside of a form. An API error appears as a toast; any other error is a bug for the error boundary. */
export function useAdminMutation<Result, Input = void>(options: Options<Result, Input>) {
  return useMutation<Result, Error, Input>(
    {
      ...options,
      onError: (error) => {
        if (error instanceof ApiError) toast.error(error.message);
      },
      throwOnError: isBug,
    },
    queries,
  );
}

/** Only an API error becomes a message. */
export const isBug = (error: Error) => !(error instanceof ApiError);
