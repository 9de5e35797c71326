import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignedInUser } from '../../../../contract/account.ts';
import type { Cart, CartItem } from '../../../../contract/cart.ts';
import type { CheckoutForm } from '../../../../contract/order.ts';
import { guests } from '../../../../messages/guests.ts';
import { shell } from '../../../../messages/shell.ts';
import { cartTotals } from '../../../../rules/cart.ts';
import { DEFAULT_LANGUAGE } from '../../../../rules/languages.ts';
import { formatRupees, type Paise, rupeesFromPaise } from '../../../../rules/money.ts';
import { orUndefined } from '../../../lib/call-api.ts';
import { toast } from '../../../lib/toast.ts';
import { openLoginFor } from '../../shared/session/auth-state.ts';
import { LoginLink } from '../../shared/session/login-link.tsx';

/** A visitor at the checkout: an account without an id. */
export const GUEST: SignedInUser = {
  _id: '',
  name: '',
  email: '',
  phone: '',
  address: '',
  isAdmin: false,
  isBlocked: false,
  token: '',
  language: DEFAULT_LANGUAGE,
};

/**
 * Asks for a code by e-mail, which makes the account, and goes on when the cart is merged. An account that had other foods in
 * its cart shows them first.
 */
export function logInThen(
  place: () => void,
  {
    items,
    total,
    name,
    loadCart,
  }: { items: CartItem[]; total: Paise; name: string; loadCart: () => Promise<Cart> },
): void {
  const wanted = {
    name: guests.yourOrder,
    note: guests.orderNote({
      count: cartTotals(items).totalCount,
      amount: formatRupees(rupeesFromPaise(total)),
    }),
    imageUrl: items[0]?.productId.imageUrl ?? '',
    nextLabel: guests.toPayment,
    customerName: name,
  };
  const goOn = async () => {
    const cart = await orUndefined(loadCart());
    if (!cart) toast.error(shell.cartFailed);
    else if (isSameCart(cart, items)) place();
    else toast.info(guests.checkCart);
  };
  openLoginFor(wanted, () => void goOn());
}

function isSameCart(cart: Cart, items: CartItem[]): boolean {
  const contentOf = (list: CartItem[]) =>
    JSON.stringify(
      list.map(({ productId, size, quantity }) => `${productId._id} ${size} ${quantity}`).toSorted(),
    );
  return contentOf(cart.items) === contentOf(items);
}

/** Instead of the coupons, which depend on earlier purchases. */
export function GuestNote() {
  return (
    <p className="hint">
      {guests.codeNext} {guests.forCoupons} <LoginLink className="text-link" />
    </p>
  );
}

const DRAFT_KEY = 'guest-checkout';

/** What a guest types survives a reload, in this tab, until the order is placed. */
export function useDraft({ subscribe }: UseFormReturn<CheckoutForm>, { _id }: SignedInUser): void {
  useEffect(() => {
    if (_id) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        try {
          sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
        } catch {
          // a browser that stores nothing
        }
      },
    });
  }, [subscribe, _id]);
}

export function withDraft(empty: CheckoutForm): CheckoutForm {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    const texts = Object.entries(saved ?? {}).filter(
      ([name, value]) => name in empty && typeof value === 'string',
    );
    return { ...empty, ...Object.fromEntries(texts) };
  } catch {
    return empty;
  }
}

export function clearDraft(): void {
  sessionStorage.removeItem(DRAFT_KEY);
}
