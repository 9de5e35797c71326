import '../../../styles/table.css';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { AdminCoupon } from '../../../../contract/admin/coupons.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { formatDay } from '../../../lib/format-date-time.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { expireCoupon } from './coupons-queries.ts';

export function CouponTable({ coupons }: { coupons: AdminCoupon[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Off</th>
          <th scope="col">From</th>
          <th scope="col">Ends</th>
          <th scope="col">Used</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {coupons.map((coupon) => (
          <tr key={coupon.code}>
            <td data-label="Code">
              <span className="table__lines">
                <strong>{coupon.code}</strong>
                <small>{coupon.description}</small>
              </span>
            </td>
            <td data-label="Off">{coupon.offerPercentage}%</td>
            <td data-label="From">{formatRupees(coupon.minPurchaseAmount)}</td>
            <td data-label="Ends">
              <span>
                {coupon.isExpired ? <span className="tag-quiet">Ended</span> : formatDay(coupon.expiresOn)}
              </span>
            </td>
            <td data-label="Used">
              {coupon.usedCount}
              {coupon.limitTotal !== null && ` of ${coupon.limitTotal}`}
            </td>
            <td className="table__actions">
              <Link
                className="button button--secondary button--small"
                to={`/admin/coupons/${coupon.code}`}
                aria-label={`Edit ${coupon.code}`}
              >
                <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
                Edit
              </Link>
              {!coupon.isExpired && (
                <ActionButton
                  className="button button--danger-quiet button--small"
                  label={`End ${coupon.code}`}
                  call={() => expireCoupon(coupon.code)}
                  onSuccess={() => toast.success(`${coupon.code} has ended.`)}
                  onSettled={() => invalidateAdmin('coupons', 'list')}
                >
                  End
                </ActionButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
