import { useEffect, useRef } from 'react';
import type { PaymentPanelProps } from '../../src/extension/payment-panel.ts';
import { formatRupees } from '../../src/rules/money.ts';
import { texts } from './panel-texts.ts';
import { type CheckoutOptions, payByUpi } from './pay-by-upi.ts';

export default function Panel(props: PaymentPanelProps<CheckoutOptions>) {
  const { order, onFailure, onPaid, failure, Amount, DockedBar, PayButton } = props;
  const close = useRef<() => void>(undefined);
  // a webhook may report the payment first: the page goes on, and the window must not stay above it
  useEffect(() => () => close.current?.(), []);
  const pay = async () => {
    onFailure(undefined);
    const outcome = await payByUpi(props, (closeWindow) => {
      close.current = closeWindow;
    });
    close.current = undefined;
    if (outcome === 'paid') onPaid();
    else if (outcome !== 'dismissed') onFailure(outcome);
  };
  return (
    <div className="payment__docked">
      <p className="hint">{texts.note}</p>
      <DockedBar>
        <Amount text={formatRupees(order.totalPrice)} />
        {failure}
        <PayButton text={texts.pay} onPay={pay} />
      </DockedBar>
    </div>
  );
}
