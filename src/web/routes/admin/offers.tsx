import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { OfferTable } from '../../features/admin/offers/offer-table.tsx';
import { useOfferList } from '../../features/admin/offers/offers-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { AdminList } from '../../ui/admin-list.tsx';

export const meta = pageMeta({ title: 'Offers', isPrivate: true });

export default function AdminOffersPage() {
  const list = useOfferList();
  return (
    <>
      <div className="page-head-row">
        <h1>Offers</h1>
        <Link className="button" to="/admin/offers/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Add Offer
        </Link>
      </div>
      <AdminList
        list={list}
        things="offers"
        emptyText="No offer yet. An offer lowers prices on the days and hours you choose, and the home page announces it."
      >
        {(offers) => <OfferTable offers={offers} />}
      </AdminList>
    </>
  );
}
