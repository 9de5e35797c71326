import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionError } from '../lib/action-error.ts';
import { ApiError } from '../lib/call-api.ts';
import { queries } from '../lib/queries.ts';

export type ShownError = ActionError | ApiError;

interface ActionOptions<Input, Result> {
  onStart?: () => void;
  onSuccess?: (result: Result, input: Input) => unknown;
  /** Only for errors that the user can read. */
  onError?: (error: ShownError) => void;
  /** After success and after an error. */
  onSettled?: () => void;
}

/**
 * A change on the server. A second `run` while the first is pending does nothing. The callbacks run even when the
 * component is gone by then. Errors other than ApiError and ActionError are bugs: they reach the error boundary.
 */
export function useAction<Input = void, Result = unknown>(
  call: (input: Input) => Promise<Result>,
  { onStart, onSuccess, onError, onSettled }: ActionOptions<Input, Result> = {},
) {
  // the state changes a task later than a double click
  const isRunning = useRef(false);
  const { mutate, isPending, error, reset } = useMutation<Result, Error, Input>(
    {
      mutationFn: call,
      ...(onSuccess && { onSuccess: (result, input) => void onSuccess(result, input) }),
      onError: (failure) => {
        if (isShown(failure)) onError?.(failure);
      },
      onSettled: () => {
        isRunning.current = false;
        onSettled?.();
      },
      throwOnError: (failure) => !isShown(failure),
    },
    queries,
  );
  const run = (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    onStart?.();
    mutate(input);
  };
  const shown = error && isShown(error) ? error : undefined;
  return { run, isPending, error: shown, problem: shown?.message, reset };
}

function isShown(error: Error): error is ShownError {
  return error instanceof ApiError || error instanceof ActionError;
}
