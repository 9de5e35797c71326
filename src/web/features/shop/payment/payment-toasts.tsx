import { type Id, toast } from 'react-toastify/unstyled';
import type { Failed } from './failed-payment.ts';

/** Both what the page and what the server says of a failure. */
export function FailureWords({ failure: { words, details } }: { failure: Failed }) {
  if (!details) return words;
  return (
    <span>
      <strong>{words}</strong>
      <br />
      <span>{details}</span>
    </span>
  );
}

let shown: Id | undefined;

export function tellFailure(failure: Failed): void {
  shown = toast.error(<FailureWords failure={failure} />);
}

/** The payment's frame has the focus, so a toast's time does not run: the old one goes when something new begins. */
export function forgetFailure(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

/** However the pages learn of it, and however often: one message for an order. */
export function tellPaid(orderId: string, words = 'Payment Successful'): void {
  forgetFailure();
  toast.success(words, { toastId: `paid ${orderId}` });
}
