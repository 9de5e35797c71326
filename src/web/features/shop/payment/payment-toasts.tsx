import { type Id, toast } from 'react-toastify/unstyled';
import type { Failed } from './failed-payment.ts';

/** Both what the page and what the server says of a failure. */
export function FailureMessage({ failure: { message: text, details } }: { failure: Failed }) {
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

export function notifyFailure(failure: Failed): void {
  shown = toast.error(<FailureMessage failure={failure} />);
}

/** The payment's frame has the focus, so a toast's time does not run: the old one goes when something new begins. */
export function dismissFailure(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

/** However the pages learn of it, and however often: one message for an order. */
export function showPaid(orderId: string, text = 'Payment Successful'): void {
  dismissFailure();
  toast.success(text, { toastId: `paid ${orderId}` });
}
