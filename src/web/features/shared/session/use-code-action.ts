import { useRef, useState } from 'react';
import { type Id, toast } from 'react-toastify/unstyled';

/** One thing at a time with a code: what went wrong with the last is shown until the next begins, and no longer. */
export function useCodeAction() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const told = useRef<Id>(undefined);

  const clear = () => {
    setProblem('');
    if (told.current !== undefined) toast.dismiss(told.current);
  };
  const act = async (work: () => Promise<string | undefined>, done: () => void) => {
    if (isBusy) return;
    setBusy(true);
    clear();
    const words = await work();
    setBusy(false);
    if (!words) return done();
    setProblem(words);
    told.current = toast.error(words);
  };
  return { isBusy, problem, act, clear };
}
