import '../../styles/signed-in-pages.css';
import { useParams } from 'react-router';
import { OfferForm } from '../../features/admin/offers/offer-form.tsx';
import { useOffer } from '../../features/admin/offers/offers-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Offer', isPrivate: true });

export default function AdminOfferPage() {
  const { offerId = '' } = useParams();
  const isNew = offerId === 'new';
  const { data: offer, isError, refetch } = useOffer(offerId, isNew);
  if (offer === null) {
    return <NotFound message="Offer not found." linkRoute="/admin/offers" linkText="Go to Offers" />;
  }
  return (
    <>
      <BackLink to="/admin/offers">Offers</BackLink>
      <h1>{isNew ? 'Add Offer' : (offer?.name ?? 'Offer')}</h1>
      {isNew && <OfferForm />}
      {!isNew && !offer && <LoadState thing="offer" isError={isError} onRetry={refetch} />}
      {offer && <OfferForm offer={offer} />}
    </>
  );
}
