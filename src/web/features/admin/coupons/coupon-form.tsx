import { useNavigate } from 'react-router';
import { type AdminCoupon, couponCreate } from '../../../../contract/admin/coupons.ts';
import { adminCoupons } from '../../../../messages/admin-coupons.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { createCoupon, updateCoupon } from './coupons-queries.ts';

const codeField = (): FieldSpec => ({
  name: 'code',
  label: adminCoupons.code,
  hint: adminCoupons.codeHint,
  columns: 3,
});

const termFields = (): FieldSpec[] => [
  { name: 'offerPercentage', label: adminCoupons.percent, kind: 'number', columns: 3 },
  { name: 'description', label: adminCoupons.description },
  { name: 'expiresOn', label: adminCoupons.lastDay, kind: 'date', columns: 3 },
  { name: 'minPurchaseAmount', label: adminCoupons.minPurchase, kind: 'number', columns: 3 },
  {
    name: 'minPurchaseCount',
    label: adminCoupons.paidOrders,
    kind: 'number',
    hint: adminCoupons.paidOrdersHint,
    columns: 2,
  },
  {
    name: 'limitPerCustomer',
    label: adminCoupons.usesPerCustomer,
    kind: 'number',
    hint: adminCoupons.noLimit,
    columns: 2,
  },
  {
    name: 'limitTotal',
    label: adminCoupons.usesInAll,
    kind: 'number',
    hint: adminCoupons.noLimit,
    columns: 2,
  },
];

const EMPTY = {
  code: '',
  offerPercentage: 10,
  description: '',
  expiresOn: '',
  minPurchaseAmount: 1000,
  minPurchaseCount: 0,
  limitPerCustomer: 1,
  limitTotal: '',
};

export function CouponForm({ coupon }: { coupon?: AdminCoupon }) {
  const navigate = useNavigate();
  const values = coupon
    ? { ...coupon, limitPerCustomer: coupon.limitPerCustomer ?? '', limitTotal: coupon.limitTotal ?? '' }
    : EMPTY;
  return (
    <AdminForm
      schema={couponCreate}
      fields={coupon ? termFields() : [codeField(), ...termFields()]}
      values={values}
      button={coupon ? adminCoupons.update : adminCoupons.create}
      onSave={async (input) => {
        await (coupon ? updateCoupon(input) : createCoupon(input));
        toast.success((coupon ? adminCoupons.updated : adminCoupons.created)(input.code));
        void navigate('/admin/coupons', SAVED);
        return undefined;
      }}
    />
  );
}
