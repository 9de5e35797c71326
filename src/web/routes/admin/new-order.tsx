import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { useNavigate } from 'react-router';
import { PhoneOrder } from '../../features/admin/phone-order/phone-order.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { SAVED } from '../../ui/unsaved-guard.tsx';

export const meta = pageMeta({ title: 'Order by phone', isPrivate: true });

export default function AdminPhoneOrderPage() {
  const navigate = useNavigate();
  return (
    <>
      <BackLink to="/admin/orders">Orders</BackLink>
      <h1>Order by phone</h1>
      <PhoneOrder onPlaced={(orderId) => void navigate(`/admin/orders/${orderId}`, SAVED)} />
    </>
  );
}
