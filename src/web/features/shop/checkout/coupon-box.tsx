import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Coupon } from '../../../../contract/coupon.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { Field } from '../../../ui/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { findCoupon, isInvalidCoupon, useCoupons } from './coupon-data.ts';
import { clearSavedCoupon, saveCoupon, savedCoupon } from './saved-coupon.ts';

interface CouponBoxProps {
  userId: string;
  subtotal: number;
  applied: Coupon | null;
  onChange: (coupon: Coupon | null) => void;
}

export function CouponBox({ userId, subtotal, applied, onChange }: CouponBoxProps) {
  const coupons = useCoupons(userId);
  const [code, setCode] = useState('');
  const { run, problem, reset } = useAction((input: string) => findCoupon(input, { userId, subtotal }), {
    onSuccess: (coupon) => {
      saveCoupon(userId, coupon.couponCode);
      onChange(coupon);
    },
    onError: (error) => {
      if (isInvalidCoupon(error)) clearSavedCoupon(userId);
      onChange(null);
    },
  });

  const apply = (input: string) => {
    setCode(input);
    run(input);
  };
  const applySavedCoupon = useEffectEvent(() => {
    const saved = savedCoupon(userId);
    if (saved) apply(saved);
  });
  useEffect(() => applySavedCoupon(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(code);
  };
  const remove = () => {
    clearSavedCoupon(userId);
    setCode('');
    reset();
    onChange(null);
  };

  return (
    <div className="coupon-box">
      <form method="post" noValidate onSubmit={submit}>
        <Field
          label={checkout.couponCode}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
          value={applied?.couponCode ?? code}
          readOnly={applied !== null}
          error={problem}
          onChange={(event) => setCode(event.target.value)}
          after={
            applied ? (
              <button type="button" className="button button--secondary" onClick={remove}>
                {purchase.remove}
              </button>
            ) : (
              <button type="submit" className="button button--secondary">
                {checkout.apply}
              </button>
            )
          }
        />
      </form>
      {applied ? (
        <p className="order-summary__good" role="status">
          <Check size={18} strokeWidth={2} aria-hidden="true" />
          {checkout.couponApplied(applied.offerPercentage)}
        </p>
      ) : (
        <ul className="coupon-box__list" aria-label={checkout.coupons}>
          {coupons.map((coupon) => (
            <li key={coupon.couponCode}>
              <button type="button" onClick={() => apply(coupon.couponCode)}>
                <strong>{coupon.couponCode}</strong> <span>{termsOf(coupon)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function termsOf({ offerPercentage, minPurchaseAmount }: Coupon): string {
  return minPurchaseAmount > 0
    ? checkout.couponAbove({ percent: offerPercentage, amount: formatRupees(minPurchaseAmount) })
    : checkout.couponAlways(offerPercentage);
}
