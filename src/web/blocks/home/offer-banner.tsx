import { TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfferBanner as Offers } from '../../../contract/offers.ts';
import { home } from '../../../messages/home.ts';
import { offerAt } from '../../../rules/offer.ts';
import type { SectionTexts } from '../../lib/section-texts.ts';
import { Countdown, useNow } from './countdown.tsx';
import { SaleNow } from './sale-now.tsx';

/** The announced sale, or the daily offer of a demo shop. A live shop without a sale has no banner. */
export function OfferBanner({
  texts,
  offers: { sale, isDailyOffer },
}: {
  texts: SectionTexts;
  offers: Offers;
}) {
  if (sale)
    return (
      <Frame label={sale.name} heading={home.percentOffOn(sale)}>
        <SaleNow sale={sale} texts={texts} />
      </Frame>
    );
  if (!isDailyOffer || !texts.heading) return null;
  return (
    <Frame label={texts.label} heading={texts.heading}>
      <DailyNow texts={texts} />
    </Frame>
  );
}

function Frame({
  label,
  heading,
  children,
}: {
  label: string | undefined;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section className="offer on-dark" aria-label={label}>
      <div className="wrap offer__inner">
        <p className="offer__text">
          <span className="offer__tag">
            <TicketPercent size={20} strokeWidth={1.75} aria-hidden="true" />
            {label}
          </span>
          <strong>{heading}</strong>
        </p>
        <div className="offer__now">{children}</div>
      </div>
    </section>
  );
}

/** The part that depends on the time. Pages are cached, so the browser renders it, in reserved space. */
function DailyNow({ texts }: { texts: SectionTexts }) {
  const now = useNow();
  const offer = now && offerAt(now);
  return (
    <>
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
          <Countdown {...offer} />
          <Link className="button button--manjal" to={texts.buttonLink ?? '/product'}>
            {texts.button}
          </Link>
        </>
      )}
    </>
  );
}

function StartsAtNoon({ texts }: { texts: SectionTexts }) {
  return <p className="offer__note">{texts.note}</p>;
}
