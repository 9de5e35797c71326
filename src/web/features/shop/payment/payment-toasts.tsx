import { textOf } from '../../../../extension/text.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { payments } from '../../../lib/payments.ts';
import { toast } from '../../../lib/toast.ts';
import { rememberMethod, triedMethod } from './chosen-method.ts';
import type { PaymentFailure } from './payment-failure.ts';

export function FailureMessage({ failure: { message: text, details } }: { failure: PaymentFailure }) {
  if (!details) return text;
  return (
    <span>
      <strong>{text}</strong>
      <br />
      <span>{details}</span>
    </span>
  );
}

let shown: string | undefined;
const paid = new Set<string>();

/** A failure that is reported after the payment, such as by a window that was still open, is no news. */
export function notifyFailure(orderId: string, failure: PaymentFailure): void {
  if (paid.has(orderId)) return;
  dismissFailure();
  shown = toast.error(<FailureMessage failure={failure} />);
}

/** While the provider's frame has the focus, toasts do not time out: the next try removes the old one. */
export function dismissFailure(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

/** One message per order, even when the window, the webhook and the poll all report the payment. */
export function showPaid(orderId: string, text = paidMessage(orderId)): void {
  dismissFailure();
  paid.add(orderId);
  rememberMethod(orderId);
  toast.success(text, { toastId: `paid ${orderId}` });
}

/** The message of the method: the poll can be faster than the window that reports the payment. */
function paidMessage(orderId: string): string {
  const method = triedMethod(orderId);
  const { paidMessage: own } = payments.find(({ id }) => id === method) ?? {};
  return own ? textOf(own) : purchase.paid;
}
