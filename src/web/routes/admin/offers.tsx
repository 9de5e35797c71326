import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { adminOffers } from '../../../messages/admin-offers.ts';
import { OfferTable } from '../../features/admin/offers/offer-table.tsx';
import { useOfferList } from '../../features/admin/offers/offers-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { AdminList } from '../../ui/admin-list.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminOffers.title, isPrivate: true })(source);

export default function AdminOffersPage() {
  const list = useOfferList();
  return (
    <>
      <div className="page-head-row">
        <h1>{adminOffers.title}</h1>
        <Link className="button" to="/admin/offers/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          {adminOffers.add}
        </Link>
      </div>
      <AdminList list={list} things={adminOffers.things} emptyText={adminOffers.none}>
        {(offers) => <OfferTable offers={offers} />}
      </AdminList>
    </>
  );
}
