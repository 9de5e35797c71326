import '../../styles/signed-in-pages.css';
import { useParams, useSearchParams } from 'react-router';
import { day } from '../../../contract/admin/shared.ts';
import { adminOffers } from '../../../messages/admin-offers.ts';
import { isSlug } from '../../../rules/slug.ts';
import { OfferForm, type SuggestedOffer } from '../../features/admin/offers/offer-form.tsx';
import { useOffer } from '../../features/admin/offers/offers-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminOffers.offer, isPrivate: true })(source);

export default function AdminOfferPage() {
  const { offerId = '' } = useParams();
  const isNew = offerId === 'new';
  const [search] = useSearchParams();
  const suggestion = suggestionIn(search);
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
      {isNew && <OfferForm {...(suggestion && { suggestion })} />}
      {!isNew && !offer && <LoadState thing={adminOffers.thing} isError={isError} onRetry={refetch} />}
      {offer && <OfferForm offer={offer} />}
    </>
  );
}

/** From the press plan; what was changed by hand in the address is not used. */
function suggestionIn(search: URLSearchParams): SuggestedOffer | undefined {
  const food = search.get('food') ?? '';
  const percent = Number(search.get('percent'));
  const lastDay = search.get('until') ?? '';
  if (
    !isSlug(food) ||
    !Number.isInteger(percent) ||
    percent < 1 ||
    percent > 99 ||
    !day.safeParse(lastDay).success
  )
    return undefined;
  return { food: { _id: food, name: search.get('name') ?? food }, percent, lastDay };
}
