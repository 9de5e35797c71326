import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { type AdminCoupon, couponCreate } from '../../../../contract/admin/coupons.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { createCoupon, updateCoupon } from './coupons-queries.ts';

const fields: readonly FieldSpec[] = [
  { name: 'code', label: 'Code', hint: '3 to 30 letters and digits', columns: 3 },
  { name: 'offerPercentage', label: 'Percent off', kind: 'number', columns: 3 },
  { name: 'description', label: 'Description (customers read it)' },
  { name: 'expiresOn', label: 'Last day', kind: 'date', columns: 3 },
  { name: 'minPurchaseAmount', label: 'Smallest purchase in rupees', kind: 'number', columns: 3 },
  {
    name: 'minPurchaseCount',
    label: 'Paid orders before',
    kind: 'number',
    hint: '0: for everybody',
    columns: 2,
  },
  {
    name: 'limitPerCustomer',
    label: 'Uses per customer',
    kind: 'number',
    hint: 'Empty: no limit',
    columns: 2,
  },
  { name: 'limitTotal', label: 'Uses in all', kind: 'number', hint: 'Empty: no limit', columns: 2 },
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
      fields={coupon ? fields.slice(1) : fields}
      values={values}
      button={coupon ? 'Update' : 'Create'}
      onSave={async (input) => {
        await (coupon ? updateCoupon(input) : createCoupon(input));
        toast.success(`Coupon ${input.code} ${coupon ? 'updated' : 'created'}.`);
        void navigate('/admin/coupons', SAVED);
        return undefined;
      }}
    />
  );
}
