import { useEffect, useRef } from 'react';
import type { PaymentPanelProps } from '../../src/extension/payment-panel.ts';
import { formatRupees } from '../../src/rules/money.ts';
import { texts } from './panel-texts.ts';
import { drawButtons, type SdkOptions, sdkScript } from './paypal-buttons.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** PayPal's own buttons. Our server creates and captures the PayPal order; the browser only passes ids on. */
export default function Panel(props: PaymentPanelProps<SdkOptions>) {
  const { order, options, failure, Amount, loadScript } = props;
  const { sdkUrl, clientId, amount, rate } = options;
  const orderId = order._id;
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  }, [props]);
  useEffect(() => {
    if (!container.current) return;
    const script = loadScript(sdkScript(sdkUrl, clientId));
    return drawButtons(container.current, script, orderId, () => latest.current);
  }, [orderId, sdkUrl, clientId, loadScript]);
  return (
    <>
      <Amount text={DOLLARS.format(amount)} />
      <p className="hint payment__hint">
        {texts.dollarPrice({ amount: formatRupees(order.totalPrice), rate })}
      </p>
      <div ref={container} className="payment__buttons" />
      {failure}
    </>
  );
}
