import { TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfferBanner as Banner } from '../../../contract/offers.ts';
import { offerAt } from '../../../rules/offer.ts';
import { Countdown, useNow } from './countdown.tsx';
import { SaleNow } from './sale-now.tsx';

/** The announced sale, or the daily offer of a demo shop. A live shop without a sale has no banner. */
export function OfferBanner({ banner: { sale, isDailyOffer } }: { banner: Banner }) {
  if (sale)
    return (
      <Frame tag={sale.name} text={`${sale.percent}% off on ${sale.products}`} label="Offer">
        <SaleNow sale={sale} />
      </Frame>
    );
  if (!isDailyOffer) return null;
  return (
    <Frame tag="Daily offer" text="Flat 10% off on all products daily" label="Daily offer">
      <DailyNow />
    </Frame>
  );
}

function Frame({
  tag,
  text,
  label,
  children,
}: {
  tag: string;
  text: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <section className="offer on-dark" aria-label={label}>
      <div className="wrap offer__inner">
        <p className="offer__text">
          <span className="offer__tag">
            <TicketPercent size={20} strokeWidth={1.75} aria-hidden="true" />
            {tag}
          </span>
          <strong>{text}</strong>
        </p>
        <div className="offer__now">{children}</div>
      </div>
    </section>
  );
}

/** The part that depends on the time. Pages are cached, so the browser renders it, in reserved space. */
function DailyNow() {
  const now = useNow();
  const offer = now && offerAt(now);
  return (
    <>
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
          <Countdown {...offer} />
          <Link className="button button--manjal" to="/product">
            Shop Now
          </Link>
        </>
      )}
    </>
  );
}

function StartsAtNoon() {
  return <p className="offer__note">The offer starts daily at 12 PM.</p>;
}
