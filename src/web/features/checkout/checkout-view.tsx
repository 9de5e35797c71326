import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import type { SignedInUser } from '../../../contract/account.ts';
import type { CartItem } from '../../../contract/cart.ts';
import type { Coupon } from '../../../contract/coupon.ts';
import { type CheckoutForm, checkoutForm } from '../../../contract/order.ts';
import { cartTotals, INVALID_WORDS } from '../../../rules/cart.ts';
import { couponDiscount } from '../../../rules/coupon.ts';
import {
  type DeliveryTerms,
  foreseenCharge,
  isServed,
  notServedWords,
} from '../../../rules/delivery-charge.ts';
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../rules/money.ts';
import { forgetDeliveryTerms, useDeliveryTerms } from '../../lib/delivery-terms.ts';
import { Field } from '../../ui/field.tsx';
import { AddressFields } from '../session/address-fields.tsx';
import { Failure } from '../session/failure.tsx';
import { CouponBox } from './coupon-box.tsx';
import { forgetCoupon } from './kept-coupon.ts';
import { LocationPicker } from './location-picker.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type Placed, placeOrder } from './place-order.ts';

const FORM_ID = 'checkout';
const CHANGED = 'Prices changed. Please look at the new figures and place the order again.';

interface CheckoutViewProps {
  user: SignedInUser;
  items: CartItem[];
  /** The server's figures are newer than the page's. */
  onChanged: () => void;
  /** `isPaid`: nothing is left to pay. */
  onPlaced: (orderId: string, isPaid: boolean) => void;
}

export function CheckoutView({ user, items, onChanged, onPlaced }: CheckoutViewProps) {
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
  const [state, pincode] = watch(['state', 'pincode']);
  const figures = figuresOf(items, coupon, terms, state);
  const refusedPlace = terms && pincode && !isServed(terms, pincode) ? notServedWords(pincode) : '';

  const place = async (given: CheckoutForm): Promise<Placed> => {
    if (items.some(({ isAvailable }) => !isAvailable)) return { is: 'refused', words: INVALID_WORDS };
    if (refusedPlace) return { is: 'refused', words: refusedPlace };
    return placeOrder({
      form: given,
      items,
      couponCode: coupon?.couponCode ?? null,
      discount: figures.discount,
      totalPrice: figures.total,
      idempotencyKey,
    });
  };
  const send = handleSubmit(async (given) => {
    setProblem('');
    const outcome = await place(given);
    if (outcome.is === 'placed') {
      forgetCoupon(user._id);
      return onPlaced(outcome.orderId, outcome.isPaid);
    }
    const words = outcome.fresh ? CHANGED : outcome.words;
    setProblem(words);
    toast.error(words);
    if (!outcome.fresh) return;
    // what is sent next is another order
    setIdempotencyKey(crypto.randomUUID());
    void forgetDeliveryTerms();
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
          <LocationPicker />
        </form>
        <div className="two__side">
          <OrderSummary
            items={items}
            figures={figures}
            couponCode={coupon?.couponCode}
            state={state}
            isBusy={isSubmitting}
            formId={FORM_ID}
            coupon={
              <CouponBox
                userId={user._id}
                subtotal={figures.subtotal}
                applied={coupon}
                onChange={setCoupon}
              />
            }
            problem={<Failure>{refusedPlace || problem}</Failure>}
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

function figuresOf(
  items: CartItem[],
  coupon: Coupon | null,
  terms: DeliveryTerms | undefined,
  state: string,
) {
  const { totalPrice: subtotal } = cartTotals(items.filter(({ isAvailable }) => isAvailable));
  const whole = paiseFromRupees(subtotal);
  const discount = coupon ? couponDiscount(whole, coupon.offerPercentage) : paise(0);
  const reduced = paise(whole - discount);
  const delivery = foreseenCharge(terms, state, reduced);
  return {
    subtotal,
    discount: rupeesFromPaise(discount),
    delivery,
    total: rupeesFromPaise(paise(reduced + (delivery ?? 0))),
  };
}
