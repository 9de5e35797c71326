import { useRef, useState } from 'react';
import { type Id, toast } from 'react-toastify/unstyled';

/** One thing at a time with a code: what went wrong with the last is shown until the next begins, and no longer. */
export function useCodeAction() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const latest = useRef<Id>(undefined);

  const clear = () => {
    setProblem('');
    if (latest.current !== undefined) toast.dismiss(latest.current);
  };
  const act = async (work: () => Promise<string | undefined>, done: () => void) => {
    if (isBusy) return;
    setBusy(true);
    clear();
    const text = await work();
    setBusy(false);
    if (!text) return done();
    setProblem(text);
    latest.current = toast.error(text);
  };
  return { isBusy, problem, act, clear };
}
