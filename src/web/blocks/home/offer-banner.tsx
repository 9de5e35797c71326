import { TicketPercent } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type Offer, offerAt } from '../../../rules/offer.ts';

export function OfferBanner() {
  return (
    <section className="offer on-dark" aria-label="Daily offer">
      <div className="wrap offer__inner">
        <p className="offer__text">
          <span className="offer__tag">
            <TicketPercent size={20} strokeWidth={1.75} aria-hidden="true" />
            Daily offer
          </span>
          <strong>Flat 10% off on all products daily</strong>
        </p>
        <OfferNow />
      </div>
    </section>
  );
}

/** The part that depends on the time. Pages are cached, so the browser renders it, in reserved space. */
function OfferNow() {
  const offer = useOffer();
  return (
    <div className="offer__now">
      {!offer && (
        <div className="unscripted">
          <StartsAtNoon />
        </div>
      )}
      {offer?.state === 'upcoming' && (
        <>
          <StartsAtNoon />
          <button type="button" className="button" disabled>
            Coming Soon
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
          <Link className="button button--manjal" to="/product">
            Shop Now
          </Link>
        </>
      )}
    </div>
  );
}

function StartsAtNoon() {
  return <p className="offer__note">The offer starts daily at 12 PM.</p>;
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
