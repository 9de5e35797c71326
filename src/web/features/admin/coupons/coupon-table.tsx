import '../../../styles/table.css';
import { Link } from 'react-router';
import type { AdminCoupon } from '../../../../contract/admin/coupons.ts';
import { adminCoupons } from '../../../../messages/admin-coupons.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { EditLink } from '../../../ui/edit-link.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { expireCoupon } from './coupons-queries.ts';

export function CouponTable({ coupons }: { coupons: AdminCoupon[] }) {
  return (
    <table className="table table--links">
      <TableHead
        columns={[
          adminCoupons.code,
          adminCoupons.discount,
          adminCoupons.minimum,
          adminCoupons.ends,
          adminCoupons.used,
          adminCoupons.actions,
        ]}
        hidden={[adminCoupons.actions]}
      />
      <tbody>
        {coupons.map((coupon) => (
          <tr key={coupon.code}>
            <td data-label={adminCoupons.code}>
              <span className="table__lines">
                <Link className="table__link" to={`/admin/coupons/${coupon.code}`} tabIndex={-1}>
                  <strong>{coupon.code}</strong>
                </Link>
                <small>{coupon.description}</small>
              </span>
            </td>
            <td data-label={adminCoupons.discount}>{coupon.offerPercentage}%</td>
            <td data-label={adminCoupons.minimum}>{formatRupees(coupon.minPurchaseAmount)}</td>
            <td data-label={adminCoupons.ends}>
              <span>
                {coupon.isExpired ? (
                  <span className="tag-quiet">{adminCoupons.ended}</span>
                ) : (
                  formatDay(coupon.expiresOn)
                )}
              </span>
            </td>
            <td data-label={adminCoupons.used}>
              {coupon.limitTotal === null
                ? coupon.usedCount
                : adminCoupons.usedOf({ used: coupon.usedCount, limit: coupon.limitTotal })}
            </td>
            <td className="table__actions">
              <EditLink to={`/admin/coupons/${coupon.code}`} name={coupon.code} />
              {!coupon.isExpired && (
                <ActionButton
                  className="button button--danger-quiet button--small"
                  label={adminCoupons.endCoupon(coupon.code)}
                  call={() => expireCoupon(coupon.code)}
                  onSuccess={() => toast.success(adminCoupons.hasEnded(coupon.code))}
                  onSettled={() => invalidateAdmin('coupons', 'list')}
                >
                  {adminCoupons.end}
                </ActionButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
