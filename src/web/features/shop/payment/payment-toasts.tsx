import { type Id, toast } from 'react-toastify/unstyled';
import { purchase } from '../../../../messages/purchase.ts';
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

let shown: Id | undefined;

export function notifyFailure(failure: PaymentFailure): void {
  shown = toast.error(<FailureMessage failure={failure} />);
}

/** While the provider's frame has the focus, toasts do not time out: the next try removes the old one. */
export function dismissFailure(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

/** One message per order, even when the window, the webhook and the poll all report the payment. */
export function showPaid(orderId: string, text = purchase.paid): void {
  dismissFailure();
  toast.success(text, { toastId: `paid ${orderId}` });
}
