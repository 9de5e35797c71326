import { useEffect, useRef, useState } from 'react';
import { ActionError } from '../lib/action-error.ts';
import { ApiError } from '../lib/call-api.ts';

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
  options: ActionOptions<Input, Result> = {},
) {
  const [{ isPending, error }, setState] = useState<{ isPending: boolean; error?: unknown }>(IDLE);
  // the state changes a task later than a double click
  const isRunning = useRef(false);
  const runs = useRef(0);
  // of the last render, when the response arrives
  const latest = useRef({ call, ...options });
  useEffect(() => {
    latest.current = { call, ...options };
  });

  const execute = async (input: Input) => {
    runs.current += 1;
    const thisRun = runs.current;
    const show = (state: { isPending: boolean; error?: unknown }) => {
      if (runs.current === thisRun) setState(state);
    };
    show({ isPending: true });
    let result = IDLE;
    try {
      const body = await latest.current.call(input);
      void latest.current.onSuccess?.(body, input);
    } catch (failure) {
      result = { isPending: false, error: failure };
      if (isShown(failure)) latest.current.onError?.(failure);
      // an unmounted component cannot throw to the error boundary
      else reportError(failure);
    }
    isRunning.current = false;
    latest.current.onSettled?.();
    show(result);
  };
  const run = (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    options.onStart?.();
    void execute(input);
  };
  const reset = () => {
    // a call that is under way no longer shows its result
    runs.current += 1;
    setState(IDLE);
  };
  if (error !== undefined && !isShown(error)) throw error;
  return { run, isPending, error, problem: error?.message, reset };
}

const IDLE: { isPending: boolean; error?: unknown } = { isPending: false };

function isShown(error: unknown): error is ShownError {
  return error instanceof ApiError || error instanceof ActionError;
}
