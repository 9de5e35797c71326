import '../../styles/signed-in-pages.css';
import { useParams } from 'react-router';
import { adminCoupons } from '../../../messages/admin-coupons.ts';
import { CouponForm } from '../../features/admin/coupons/coupon-form.tsx';
import { useCoupon } from '../../features/admin/coupons/coupons-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminCoupons.coupon, isPrivate: true })(source);

export default function AdminCouponPage() {
  const { code = '' } = useParams();
  const isNew = code === 'new';
  const { data: coupon, isError, refetch } = useCoupon(code, isNew);
  if (coupon === null) {
    return (
      <NotFound
        message={adminCoupons.notFound}
        linkRoute="/admin/coupons"
        linkText={adminCoupons.goToCoupons}
      />
    );
  }
  return (
    <>
      <BackLink to="/admin/coupons">{adminCoupons.title}</BackLink>
      <h1>{isNew ? adminCoupons.add : adminCoupons.couponOf(code)}</h1>
      {isNew && <CouponForm />}
      {!isNew && !coupon && <LoadState thing={adminCoupons.thing} isError={isError} onRetry={refetch} />}
      {coupon && <CouponForm coupon={coupon} />}
    </>
  );
}
