import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { SignedInUser } from '../../../../contract/account.ts';
import type { Cart, CartItem } from '../../../../contract/cart.ts';
import type { Coupon } from '../../../../contract/coupon.ts';
import { type CheckoutForm, checkoutForm } from '../../../../contract/order.ts';
import type { SavedAddress } from '../../../../contract/saved-address.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { cartTotals, missingToMinimum } from '../../../../rules/cart.ts';
import { minimumMessage, stockMessage } from '../../../../rules/cart-messages.ts';
import { couponDiscount } from '../../../../rules/coupon.ts';
import {
  type DeliveryRule,
  estimatedCharge,
  isServed,
  notServedMessage,
  type Parcel,
} from '../../../../rules/delivery-charge.ts';
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { cartOrderTotals } from '../../../../rules/order-totals.ts';
import { parcelWeight } from '../../../../rules/parcel-weight.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { ApiError } from '../../../lib/call-api.ts';
import { invalidateDeliveryTerms, useDeliveryRule } from '../../../lib/delivery-terms.ts';
import { useShop } from '../../../lib/shop.ts';
import { toast } from '../../../lib/toast.ts';
import { type ShownError, useAction } from '../../../ui/use-action.ts';
import { invalidateAddresses } from '../../shared/addresses/addresses-data.ts';
import { Failure } from '../../shared/session/failure.tsx';
import { BusinessInvoice } from './business-invoice.tsx';
import type { BuyerGstin } from './buyer-gstin.ts';
import { CouponBox } from './coupon-box.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { clearDraft, GuestNote, logInThen, useDraft, withDraft } from './guest-checkout.tsx';
import { LocationPicker } from './location-picker.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import { clearSavedCoupon } from './saved-coupon.ts';
import { useSavedDoor } from './saved-door-data.ts';
import { startValues, useAddressChoice } from './use-address-choice.ts';

const FORM_ID = 'checkout';

interface CheckoutViewProps {
  user: SignedInUser;
  items: CartItem[];
  /** The default first; empty when they could not be loaded. */
  addresses: SavedAddress[];
  /** The cart of the customer who has just logged in. */
  loadCart: () => Promise<Cart>;
  /** The server has newer prices or stock than the page. */
  onChanged: () => void;
  /** Quantity 0 removes the line. */
  onQuantity: (item: CartItem, quantity: number) => void;
  /** `isPaid`: nothing is left to pay. */
  onPlaced: (orderId: string, isPaid: boolean) => void;
}

export function CheckoutView({
  user,
  items,
  addresses,
  loadCart,
  onChanged,
  onQuantity,
  onPlaced,
}: CheckoutViewProps) {
  const form = useForm<CheckoutForm>({
    resolver: zodResolver(checkoutForm),
    defaultValues: user._id ? startValues(user, addresses[0]) : withDraft(startValues(user, addresses[0])),
  });
  const { handleSubmit, watch } = form;
  const choice = useAddressChoice(form, addresses);
  useDraft(form, user);
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [gstin, setGstin] = useState<BuyerGstin>();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const rule = useDeliveryRule();
  const { policy } = useShop();
  const { doorNumber, street, area, district, state, pincode } = watch();
  const savedDoor = useSavedDoor(user._id, addresses, { doorNumber, street, area, district, state, pincode });
  const sold = items.filter(({ isAvailable }) => isAvailable);
  const parcel = { state, pincode, weightGrams: parcelWeight(sold) };
  const { subtotal, discount, totals } = totalsOf(items, coupon, rule, parcel);
  const isTooSmall = missingToMinimum(paiseFromRupees(subtotal), policy) > 0;
  const isNotServed =
    rule && pincode && !isServed(rule, { ...parcel, goodsTotal: paiseFromRupees(subtotal) });
  const notServed = isNotServed ? notServedMessage(pincode) : '';
  const obstacle = notServed || (isTooSmall ? minimumMessage(policy) : '');

  const place = async (input: CheckoutForm): Promise<PlacedOrder> => {
    if (items.some(({ isAvailable }) => !isAvailable)) throw new ActionError(purchase.invalidCart);
    const shortage = items.map(shortageOf).find(Boolean);
    if (shortage || obstacle) throw new ActionError(shortage ?? obstacle);
    if (gstin?.error) throw new ActionError(gstin.error);
    return placeOrder({
      form: input,
      buyerGstin: gstin?.value,
      items,
      addressId: choice.chosen?._id,
      couponCode: coupon?.couponCode ?? null,
      discount,
      totalPrice: rupeesFromPaise(totals.total),
      idempotencyKey,
    });
  };
  const { run, isPending, error, reset } = useAction(place, {
    onSuccess: ({ orderId, isPaid }) => {
      clearDraft();
      clearSavedCoupon(user._id);
      invalidateAddresses(user._id);
      onPlaced(orderId, isPaid);
    },
    onError: (failure) => {
      toast.error(messageOf(failure));
      const { state: stateError } = failure.fields;
      if (stateError) form.setError('state', { message: stateError }, { shouldFocus: true });
      const hasFreshTotals = failure instanceof ApiError && failure.body.fresh;
      if (!hasFreshTotals) return;
      // the next try is another order
      setIdempotencyKey(crypto.randomUUID());
      void invalidateDeliveryTerms();
      onChanged();
    },
  });

  const submit = (input: CheckoutForm) => {
    if (user._id) run(input);
    else logInThen(() => run(input), { items, total: totals.total, name: input.name, loadCart });
  };

  return (
    <FormProvider {...form}>
      <div className="two-columns">
        <form method="post" id={FORM_ID} className="checkout" noValidate onSubmit={handleSubmit(submit)}>
          <DeliveryAddress userId={user._id} {...{ addresses, choice, notServed }} />
          <LocationPicker savedDoor={savedDoor} />
          <BusinessInvoice isSignedIn={user._id !== ''} onChange={setGstin} />
        </form>
        <div className="two-columns__side">
          <OrderSummary
            items={items}
            totals={totals}
            onQuantity={(item, quantity) => {
              reset();
              onQuantity(item, quantity);
            }}
            state={notServed ? '' : state}
            isBusy={isPending}
            formId={FORM_ID}
            coupon={
              user._id ? (
                <CouponBox userId={user._id} subtotal={subtotal} applied={coupon} onChange={setCoupon} />
              ) : (
                <GuestNote />
              )
            }
            problem={
              <>
                <Failure>{obstacle || (error && messageOf(error))}</Failure>
                {isTooSmall && (
                  <Link className="button button--secondary button--block" to="/cart">
                    {checkout.backToCart}
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

function messageOf(error: ShownError): string {
  return error instanceof ApiError && error.code === 'price-changed' ? checkout.pricesChanged : error.message;
}

/** The same message as the server's for a line with too little stock. */
function shortageOf({ productId: { name }, size, stock, quantity }: CartItem): string | undefined {
  const message = stockMessage(stock, quantity);
  return message && `${name} (${size}): ${message}`;
}

function totalsOf(
  items: CartItem[],
  coupon: Coupon | null,
  rule: DeliveryRule | undefined,
  parcel: Omit<Parcel, 'goodsTotal'>,
) {
  const { totalPrice: subtotal } = cartTotals(items.filter(({ isAvailable }) => isAvailable));
  const charged = paiseFromRupees(subtotal);
  const discount = coupon ? couponDiscount(charged, coupon.offerPercentage) : paise(0);
  const delivery = estimatedCharge(rule, { ...parcel, goodsTotal: charged - discount });
  return {
    /** The lines after the foods' own discounts: the base of coupons and of the minimum order. */
    subtotal,
    discount: rupeesFromPaise(discount),
    totals: cartOrderTotals(items, {
      couponDiscount: discount,
      couponCode: coupon?.couponCode ?? null,
      delivery,
    }),
  };
}
