import { useCallback, useEffect, useState } from 'react';

/** The remaining seconds of a countdown; 0 before the start and after the end. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    // reads the clock: a sleeping phone stops timers
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [end]);
  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  }, []);
  return { left, start };
}
