import '../../styles/signed-in-pages.css';
import { useParams } from 'react-router';
import { adminOffers } from '../../../messages/admin-offers.ts';
import { OfferForm } from '../../features/admin/offers/offer-form.tsx';
import { useOffer } from '../../features/admin/offers/offers-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminOffers.offer, isPrivate: true })(source);

export default function AdminOfferPage() {
  const { offerId = '' } = useParams();
  const isNew = offerId === 'new';
  const { data: offer, isError, refetch } = useOffer(offerId, isNew);
  if (offer === null) {
    return (
      <NotFound message={adminOffers.notFound} linkRoute="/admin/offers" linkText={adminOffers.goToOffers} />
    );
  }
  return (
    <>
      <BackLink to="/admin/offers">{adminOffers.title}</BackLink>
      <h1>{isNew ? adminOffers.add : (offer?.name ?? adminOffers.offer)}</h1>
      {isNew && <OfferForm />}
      {!isNew && !offer && <LoadState thing={adminOffers.thing} isError={isError} onRetry={refetch} />}
      {offer && <OfferForm offer={offer} />}
    </>
  );
}
