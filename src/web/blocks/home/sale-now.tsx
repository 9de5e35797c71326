import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { SaleBanner } from '../../../contract/offers.ts';
import { currentLanguage } from '../../../messages/current-language.ts';
import { home } from '../../../messages/home.ts';
import { shownDateTime } from '../../../rules/shown-time.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { Countdown, useNow } from './countdown.tsx';

/** Open pages ask for the new prices one after the other. */
const MAX_DELAY_MS = 5000;
const HOUR_SECONDS = 3600;
/** A longer time reads better as a date. */
const MAX_COUNTDOWN_SECONDS = 100 * HOUR_SECONDS;

/** When the sale ends or starts. A page is cached until then, so its texts are right; only the countdown needs the browser. */
export function SaleNow({ sale, section }: { sale: SaleBanner; section: SectionProps }) {
  const now = useNow();
  const { isRunning, startsAt, endsAt, path } = sale;
  const boundary = isRunning ? endsAt : startsAt;
  const left = now && boundary ? Math.ceil((Date.parse(boundary) - now.getTime()) / 1000) : null;
  useReloadAt(boundary, left !== null && left <= 0);
  return (
    <>
      <SaleTime sale={sale} left={left} />
      {isRunning ? (
        <Link className="button button--manjal" to={path} lang={langOf(section, 'button')}>
          {section.texts.button}
        </Link>
      ) : (
        <button type="button" className="button" disabled lang={langOf(section, 'soon')}>
          {section.texts.soon}
        </button>
      )}
    </>
  );
}

const timeText = (at: string) => shownDateTime(at, currentLanguage());

function SaleTime({
  sale: { isRunning, startsAt, endsAt },
  left,
}: {
  sale: SaleBanner;
  left: number | null;
}) {
  if (!isRunning) return startsAt && <p className="offer__note">{home.starts(timeText(startsAt))}</p>;
  if (!endsAt) return <p className="offer__note">{home.aroundTheClock}</p>;
  if (left === null || left > MAX_COUNTDOWN_SECONDS)
    return <p className="offer__note">{home.until(timeText(endsAt))}</p>;
  if (left <= 0) return <p className="offer__note">{home.ended}</p>;
  return (
    <Countdown
      hours={Math.floor(left / HOUR_SECONDS)}
      minutes={Math.floor((left % HOUR_SECONDS) / 60)}
      seconds={left % 60}
    />
  );
}

/** Loads the page's data again when the boundary has passed, once: the visitor's clock may be wrong. */
function useReloadAt(boundary: string | null, hasPassed: boolean): void {
  const { revalidate } = useRevalidator();
  const done = useRef<string | null>(null);
  const reload = useEffectEvent(() => {
    done.current = boundary;
    void revalidate();
  });
  useEffect(() => {
    if (!hasPassed || done.current === boundary) return;
    const timer = setTimeout(reload, 1000 + Math.random() * MAX_DELAY_MS);
    return () => clearTimeout(timer);
  }, [boundary, hasPassed]);
}
