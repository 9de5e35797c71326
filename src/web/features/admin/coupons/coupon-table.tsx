import '../../../styles/table.css';
import { toast } from 'react-toastify/unstyled';
import type { AdminCoupon } from '../../../../contract/admin/coupons.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { formatDay } from '../../../lib/format-date-time.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { EditLink } from '../../../ui/edit-link.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { expireCoupon } from './coupons-queries.ts';

export function CouponTable({ coupons }: { coupons: AdminCoupon[] }) {
  return (
    <table className="table">
      <TableHead columns={['Code', 'Off', 'From', 'Ends', 'Used', 'Actions']} hidden={['Actions']} />
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
              <EditLink to={`/admin/coupons/${coupon.code}`} name={coupon.code} />
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
