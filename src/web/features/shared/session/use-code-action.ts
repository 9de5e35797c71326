import { useRef } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';

interface CodeStep {
  call: () => Promise<void>;
  onSuccess: () => void;
}

/** Sends and verifies codes, one at a time. The error of the last call is shown until the next call begins. */
export function useCodeAction() {
  const toastId = useRef<string>(undefined);
  const dismissToast = () => {
    if (toastId.current !== undefined) toast.dismiss(toastId.current);
  };
  const { run, isPending, error, problem, reset } = useAction(({ call }: CodeStep) => call(), {
    onStart: dismissToast,
    onSuccess: (_, { onSuccess }) => onSuccess(),
    onError: ({ message }) => {
      toastId.current = toast.error(message);
    },
  });
  const clear = () => {
    reset();
    dismissToast();
  };
  return { run, isPending, error, problem, clear };
}
