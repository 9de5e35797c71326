import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { useNavigate } from 'react-router';
import { adminPhoneOrder } from '../../../messages/admin-phone-order.ts';
import { PhoneOrder } from '../../features/admin/phone-order/phone-order.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { SAVED } from '../../ui/unsaved-guard.tsx';

export const meta = (source: MetaSource) =>
  pageMeta({ title: adminPhoneOrder.title, isPrivate: true })(source);

export default function AdminPhoneOrderPage() {
  const navigate = useNavigate();
  return (
    <>
      <BackLink to="/admin/orders">{adminPhoneOrder.orders}</BackLink>
      <h1>{adminPhoneOrder.title}</h1>
      <PhoneOrder onPlaced={(orderId) => void navigate(`/admin/orders/${orderId}`, SAVED)} />
    </>
  );
}
