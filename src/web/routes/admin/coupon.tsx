import '../../styles/signed-in-pages.css';
import { useParams } from 'react-router';
import { CouponForm } from '../../features/admin/coupons/coupon-form.tsx';
import { useCoupon } from '../../features/admin/coupons/coupons-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Coupon', isPrivate: true });

export default function AdminCouponPage() {
  const { code = '' } = useParams();
  const isNew = code === 'new';
  const { data: coupon, isError, refetch } = useCoupon(code, isNew);
  if (coupon === null) {
    return <NotFound message="Coupon not found." linkRoute="/admin/coupons" linkText="Go to Coupons" />;
  }
  return (
    <>
      <BackLink to="/admin/coupons">Coupons</BackLink>
      <h1>{isNew ? 'Add Coupon' : `Coupon ${code}`}</h1>
      {isNew && <CouponForm />}
      {!isNew && !coupon && <LoadState thing="coupon" isError={isError} onRetry={refetch} />}
      {coupon && <CouponForm coupon={coupon} />}
    </>
  );
}
