import { TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfferBanner as Offers } from '../../../contract/offers.ts';
import { home } from '../../../messages/home.ts';
import { offerAt } from '../../../rules/offer.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { Countdown, useNow } from './countdown.tsx';
import { SaleNow } from './sale-now.tsx';

/** The announced sale, or the daily offer of a demo shop. A live shop without a sale has no banner. */
export function OfferBanner({
  section,
  offers: { sale, isDailyOffer },
}: {
  section: SectionProps;
  offers: Offers;
}) {
  const { texts } = section;
  if (sale)
    return (
      <Frame label={sale.name} heading={home.percentOffOn(sale)}>
        <SaleNow sale={sale} section={section} />
      </Frame>
    );
  if (!isDailyOffer || !texts.heading) return null;
  return (
    <Frame label={texts.label} heading={texts.heading} lang={langOf(section, 'heading')}>
      <DailyNow section={section} />
    </Frame>
  );
}

function Frame({
  label,
  heading,
  lang,
  children,
}: {
  label: string | undefined;
  heading: string;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className="offer on-dark" aria-label={label}>
      <div className="wrap offer__inner">
        <p className="offer__text" lang={lang}>
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
function DailyNow({ section }: { section: SectionProps }) {
  const { texts } = section;
  const now = useNow();
  const offer = now && offerAt(now);
  return (
    <>
      {!offer && (
        <div className="unscripted">
          <StartsAtNoon section={section} />
        </div>
      )}
      {offer?.state === 'upcoming' && (
        <>
          <StartsAtNoon section={section} />
          <button type="button" className="button" disabled lang={langOf(section, 'soon')}>
            {texts.soon}
          </button>
        </>
      )}
      {offer?.state === 'running' && (
        <>
          <Countdown {...offer} />
          <Link
            className="button button--manjal"
            to={texts.buttonLink ?? '/product'}
            lang={langOf(section, 'button')}
          >
            {texts.button}
          </Link>
        </>
      )}
    </>
  );
}

function StartsAtNoon({ section }: { section: SectionProps }) {
  return (
    <p className="offer__note" lang={langOf(section, 'note')}>
      {section.texts.note}
    </p>
  );
}
