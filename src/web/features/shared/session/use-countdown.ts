import { useCallback, useEffect, useState } from 'react';

/** Seconds until something may be done again; 0 before the start and after the end. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    // by the clock: a phone that sleeps stops the timer, not the time
    const inspect = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    inspect();
    const timer = setInterval(inspect, 500);
    return () => clearInterval(timer);
  }, [end]);
  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  }, []);
  return { left, start };
}
