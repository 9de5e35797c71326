import { Copy } from 'lucide-react';
import { createContext, useContext, useEffect, useRef } from 'react';
import { type Text, textOf } from '../../../../extension/text.ts';
import { payment } from '../../../../messages/payment.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';

/** What the panels of payment methods are made of, see `PaymentPanelProps`. */

/** In rupees. */
export const OrderTotal = createContext(0);

/** Whether the button presses itself when it appears, once. */
export const StartsByItself = createContext(false);

export function Amount({ text }: { text?: string }) {
  const total = useContext(OrderTotal);
  return (
    <p className="payment__amount">
      {payment.amount} <strong className="number">{text ?? formatRupees(total)}</strong>
    </p>
  );
}

export function PayButton({
  text = payment.payThisWay,
  onPay,
}: {
  text?: string;
  onPay: () => Promise<void>;
}) {
  const { run: pay, isPending } = useAction(onPay);
  const startsByItself = useContext(StartsByItself);
  const press = useRef(startsByItself ? pay : undefined);
  useEffect(() => {
    press.current?.();
    press.current = undefined;
  }, []);
  return (
    <>
      <button
        type="button"
        className="button button--large button--block"
        aria-busy={isPending}
        onClick={() => pay()}
      >
        {isPending && <span className="spinner" aria-hidden="true" />}
        {text}
      </button>
      <p className="hint" role="status">
        {isPending && payment.waiting}
      </p>
    </>
  );
}

export function CopyRow({ label: text, value }: { label: Text; value: string }) {
  const label = textOf(text);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success(payment.copied(label)),
      () => toast.error(payment.notCopied),
    );
  return (
    <p className="payment__copy">
      <span>{label}</span>
      <strong className="number">{value}</strong>
      <button type="button" className="icon-button" aria-label={payment.copy(label)} onClick={() => copy()}>
        <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </p>
  );
}
