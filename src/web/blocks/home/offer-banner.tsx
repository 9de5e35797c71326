import { TicketPercent } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type Offer, offerAt } from '../../../rules/offer.ts';
import type { SectionTexts } from '../../lib/section-texts.ts';

export function OfferBanner({ texts }: { texts: SectionTexts }) {
  if (!texts.heading) return null;
  return (
    <section className="offer on-dark" aria-label={texts.label}>
      <div className="wrap offer__inner">
        <p className="offer__text">
          <span className="offer__tag">
            <TicketPercent size={20} strokeWidth={1.75} aria-hidden="true" />
            {texts.label}
          </span>
          <strong>{texts.heading}</strong>
        </p>
        <OfferNow texts={texts} />
      </div>
    </section>
  );
}

/** The part that depends on the time. Pages are cached, so the browser renders it, in reserved space. */
function OfferNow({ texts }: { texts: SectionTexts }) {
  const offer = useOffer();
  return (
    <div className="offer__now">
      {!offer && (
        <div className="unscripted">
          <StartsAtNoon texts={texts} />
        </div>
      )}
      {offer?.state === 'upcoming' && (
        <>
          <StartsAtNoon texts={texts} />
          <button type="button" className="button" disabled>
            {texts.soon}
          </button>
        </>
      )}
      {offer?.state === 'running' && (
        <>
          <div className="countdown number" role="timer" aria-label="Time until the offer ends">
            <span className="countdown__label">Ends in</span>
            <Unit value={offer.hours} name="hours" />
            <Unit value={offer.minutes} name="minutes" />
            <Unit value={offer.seconds} name="seconds" />
          </div>
          <Link className="button button--manjal" to={texts.buttonLink ?? '/product'}>
            {texts.button}
          </Link>
        </>
      )}
    </div>
  );
}

function StartsAtNoon({ texts }: { texts: SectionTexts }) {
  return <p className="offer__note">{texts.note}</p>;
}

function Unit({ value, name }: { value: number; name: string }) {
  return (
    <span>
      <b>{String(value).padStart(2, '0')}</b> {name}
    </span>
  );
}

function useOffer(): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setOffer(offerAt(new Date()));
      // aligned to full seconds, or the display would sometimes skip one
      timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return offer;
}
