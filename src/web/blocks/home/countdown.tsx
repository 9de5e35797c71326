import { useEffect, useState } from 'react';
import { home } from '../../../messages/home.ts';
import { allStyles } from '../../lib/page-styles.ts';

/** The time in the browser, every full second; null until hydration, because pages are cached. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      if (isGone) return;
      setNow(new Date());
      // aligned to full seconds, or the display would sometimes skip one
      timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    // the server did not render it, so its styles are not in the page: they come in a task of their own after hydration
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => void allStyles().then(tick);
    port2.postMessage(undefined);
    return () => {
      isGone = true;
      port1.close();
      clearTimeout(timer);
    };
  }, []);
  return now;
}

export function Countdown({ hours, minutes, seconds }: { hours: number; minutes: number; seconds: number }) {
  return (
    <div className="countdown number" role="timer" aria-label={home.timeLeft}>
      <span className="countdown__label">{home.endsIn}</span>
      <Unit value={hours} name={home.hours} />
      <Unit value={minutes} name={home.minutes} />
      <Unit value={seconds} name={home.seconds} />
    </div>
  );
}

function Unit({ value, name }: { value: number; name: string }) {
  return (
    <span>
      <b>{String(value).padStart(2, '0')}</b> {name}
    </span>
  );
}
