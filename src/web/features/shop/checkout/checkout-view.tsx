import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { SignedInUser } from '../../../../contract/account.ts';
import type { CartItem } from '../../../../contract/cart.ts';
import type { Coupon } from '../../../../contract/coupon.ts';
import { type CheckoutForm, checkoutForm } from '../../../../contract/order.ts';
import {
  cartTotals,
  INVALID_CART_MESSAGE,
  MINIMUM_MESSAGE,
  missingToMinimum,
  stockMessage,
} from '../../../../rules/cart.ts';
import { couponDiscount } from '../../../../rules/coupon.ts';
import {
  type DeliveryTerms,
  estimatedCharge,
  isServed,
  notServedMessage,
} from '../../../../rules/delivery-charge.ts';
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { cartOrderTotals } from '../../../../rules/order-totals.ts';
import { invalidateDeliveryTerms, useDeliveryTerms } from '../../../lib/delivery-terms.ts';
import { Field } from '../../../ui/field.tsx';
import { AddressFields } from '../../shared/session/address-fields.tsx';
import { Failure } from '../../shared/session/failure.tsx';
import { CouponBox } from './coupon-box.tsx';
import { LocationPicker } from './location-picker.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type Placed, placeOrder } from './place-order.ts';
import { clearSavedCoupon } from './saved-coupon.ts';
import { useSavedDoor } from './saved-door-data.ts';

const FORM_ID = 'checkout';
const CHANGED = 'Prices changed. Please look at the new figures and place the order again.';

interface CheckoutViewProps {
  user: SignedInUser;
  items: CartItem[];
  /** The server's figures are newer than the page's. */
  onChanged: () => void;
  /** Quantity 0 removes the line. */
  onQuantity: (item: CartItem, quantity: number) => void;
  /** `isPaid`: nothing is left to pay. */
  onPlaced: (orderId: string, isPaid: boolean) => void;
}

export function CheckoutView({ user, items, onChanged, onQuantity, onPlaced }: CheckoutViewProps) {
  const form = useForm<CheckoutForm>({
    resolver: zodResolver(checkoutForm),
    defaultValues: startValues(user),
  });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [problem, setProblem] = useState('');
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const terms = useDeliveryTerms();
  const { doorNumber, street, area, district, state, pincode } = watch();
  const savedPoint = useSavedDoor(user._id, { doorNumber, street, area, district, state, pincode });
  const stats = statsOf(items, coupon, terms, state);
  const isTooSmall = missingToMinimum(paiseFromRupees(stats.charged)) > 0;
  const rejectedPlace = terms && pincode && !isServed(terms, pincode) ? notServedMessage(pincode) : '';
  const obstacle = rejectedPlace || (isTooSmall ? MINIMUM_MESSAGE : '');

  const place = async (input: CheckoutForm): Promise<Placed> => {
    if (items.some(({ isAvailable }) => !isAvailable))
      return { is: 'refused', message: INVALID_CART_MESSAGE };
    const tooFew = items.map(shortageOf).find(Boolean);
    if (tooFew || obstacle) return { is: 'refused', message: tooFew ?? obstacle };
    return placeOrder({
      form: input,
      items,
      couponCode: coupon?.couponCode ?? null,
      discount: stats.discount,
      totalPrice: rupeesFromPaise(stats.totals.total),
      idempotencyKey,
    });
  };
  const send = handleSubmit(async (input) => {
    setProblem('');
    const outcome = await place(input);
    if (outcome.is === 'placed') {
      clearSavedCoupon(user._id);
      return onPlaced(outcome.orderId, outcome.isPaid);
    }
    const text = outcome.code === 'price-changed' ? CHANGED : outcome.message;
    setProblem(text);
    toast.error(text);
    if (outcome.fields?.state)
      form.setError('state', { message: outcome.fields.state }, { shouldFocus: true });
    if (!outcome.fresh) return;
    // what is sent next is another order
    setIdempotencyKey(crypto.randomUUID());
    void invalidateDeliveryTerms();
    onChanged();
  });

  return (
    <FormProvider {...form}>
      <div className="two">
        <form method="post" id={FORM_ID} className="checkout" noValidate onSubmit={send}>
          <section className="panel" aria-labelledby="details">
            <h2 id="details">Delivery details</h2>
            <div className="fgrid mt-4">
              <Field
                columns={3}
                label="Name"
                autoComplete="name"
                error={errors.name?.message}
                {...register('name')}
              />
              <Field
                columns={3}
                label="Mobile"
                type="tel"
                autoComplete="tel-national"
                error={errors.phone?.message}
                {...register('phone')}
              />
              <AddressFields at="" />
            </div>
          </section>
          <LocationPicker savedPoint={savedPoint} />
        </form>
        <div className="two__side">
          <OrderSummary
            items={items}
            totals={stats.totals}
            onQuantity={(item, quantity) => {
              setProblem('');
              onQuantity(item, quantity);
            }}
            state={state}
            isBusy={isSubmitting}
            formId={FORM_ID}
            coupon={
              <CouponBox userId={user._id} subtotal={stats.charged} applied={coupon} onChange={setCoupon} />
            }
            problem={
              <>
                <Failure>{obstacle || problem}</Failure>
                {isTooSmall && (
                  <Link className="btn btn--2 btn--block" to="/cart">
                    Back to your cart
                  </Link>
                )}
              </>
            }
          />
        </div>
      </div>
    </FormProvider>
  );
}

/** As the profile has it; a mobile number of ten digits, without the country in front. */
function startValues({ name, phone, address }: SignedInUser): CheckoutForm {
  const parts = typeof address === 'string' ? {} : address;
  const empty = { doorNumber: '', street: '', area: '', district: '', state: '', pincode: '' };
  return { name, phone: phone.replace(/^91(?=\d{10}$)/, ''), ...empty, ...parts, lat: '', lng: '' };
}

/** What the server would say about a line of which too few are left. */
function shortageOf({ productId: { name }, size, stock, quantity }: CartItem): string | undefined {
  const text = stockMessage(stock, quantity);
  return text && `${name} (${size}): ${text}`;
}

function statsOf(items: CartItem[], coupon: Coupon | null, terms: DeliveryTerms | undefined, state: string) {
  const { totalPrice: charged } = cartTotals(items.filter(({ isAvailable }) => isAvailable));
  const whole = paiseFromRupees(charged);
  const discount = coupon ? couponDiscount(whole, coupon.offerPercentage) : paise(0);
  const delivery = estimatedCharge(terms, state, paise(whole - discount));
  return {
    /** The lines after the foods' own discounts: what coupons and the minimum order count by. */
    charged,
    discount: rupeesFromPaise(discount),
    totals: cartOrderTotals(items, {
      couponDiscount: discount,
      couponCode: coupon?.couponCode ?? null,
      delivery,
    }),
  };
}
