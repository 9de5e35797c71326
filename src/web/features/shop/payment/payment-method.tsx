import { Lock, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Order } from '../../../../contract/order.ts';
import type { FailedPayment } from '../../../../extension/payment-panel.ts';
import type { Payment } from '../../../../extension/payments.ts';
import { payment as texts } from '../../../../messages/payment.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { ui } from '../../../../messages/ui.ts';
import { payments } from '../../../lib/payments.ts';
import { useShop } from '../../../lib/shop.ts';
import { DockedBar } from '../../../ui/docked-bar.tsx';
import { Failure } from '../../shared/session/failure.tsx';
import { callOrders } from './call-orders.ts';
import { lastMethod, noteTry } from './chosen-method.ts';
import { loadScript } from './load-script.ts';
import { Amount, CopyRow, OrderTotal, PayButton, StartsByItself } from './panel-parts.tsx';
import { type PaymentFailure, paymentFailure } from './payment-failure.ts';
import { usePaymentOptions } from './payment-options.ts';
import { usePaymentPanel } from './payment-panels.ts';
import { dismissFailure, FailureMessage, notifyFailure, showPaid } from './payment-toasts.tsx';
import { startPayment } from './start-payment.ts';
import { TabList } from './tab-list.tsx';

interface PaymentMethodProps {
  order: Order;
  /** The customer comes from checkout: the method of the last order starts by itself. */
  startsByItself: boolean;
  onPaid: () => void;
  /** Puts the order's foods into the cart again, when the order can no longer be paid. */
  onReorder: () => void;
}

export function PaymentMethod({ order, startsByItself, onPaid, onReorder }: PaymentMethodProps) {
  const [last] = useState(lastMethod);
  const [selected, setSelected] = useState(() => payments.find(({ id }) => id === last) ?? payments[0]);
  const [mayStart, setMayStart] = useState(startsByItself);
  const [failure, setFailure] = useState<PaymentFailure>();
  const { data: options, isError, refetch } = usePaymentOptions(order._id);
  const { paymentMethods } = useShop();
  // the tabs of the shop are shown while the options load: most orders can be paid with all
  const offered = payments.filter(({ id, method }) =>
    options ? options[id] : paymentMethods.includes(method),
  );
  // a tab selected while the options loaded may turn out not to be offered
  const chosen = offered.find((payment) => payment === selected) ?? offered[0];
  const showFailure = (failed: FailedPayment | undefined) => {
    const next = failed && paymentFailure(failed);
    setFailure(next);
    if (next) return notifyFailure(order._id, next);
    dismissFailure();
    // a new try begins
    if (chosen) noteTry(order._id, chosen.id);
  };
  const choose = (payment: Payment) => {
    setSelected(payment);
    setMayStart(false);
    setFailure(undefined);
    dismissFailure();
  };
  const finish = (message?: string) => {
    showPaid(order._id, message);
    onPaid();
  };
  const problem = (
    <>
      <Failure>{failure && <FailureMessage failure={failure} />}</Failure>
      {failure?.isOver && (
        <button
          type="button"
          className="button button--secondary button--block payment__reorder"
          onClick={onReorder}
        >
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
          {purchase.reorder}
        </button>
      )}
    </>
  );
  return (
    <section className="panel" aria-labelledby="method">
      <h2 id="method">{texts.method}</h2>
      {chosen && <TabList tabs={offered} chosen={chosen} onChoose={choose} />}
      {isError && <NotLoaded onRetry={refetch} />}
      {chosen && !isError && (
        <MethodPanel
          key={chosen.id}
          payment={chosen}
          order={order}
          options={options?.[chosen.id]}
          onFailure={showFailure}
          onPaid={finish}
          startsByItself={mayStart && chosen.canStartByItself === true && chosen.id === last}
          failure={problem}
        />
      )}
      <p className="payment__safe">
        <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
        {texts.secure}
      </p>
    </section>
  );
}

interface MethodPanelProps {
  payment: Payment;
  order: Order;
  /** Undefined while they load. */
  options: unknown;
  onFailure: (failure: FailedPayment | undefined) => void;
  onPaid: (message?: string) => void;
  startsByItself: boolean;
  failure: ReactNode;
}

function MethodPanel({ payment, order, startsByItself, ...props }: MethodPanelProps) {
  const { name } = useShop();
  const { data, isError, refetch } = usePaymentPanel(payment);
  const start = <Browser,>() => startPayment<Browser>(payment, order, props.onFailure);
  if (isError) return <NotLoaded onRetry={refetch} />;
  const Panel = props.options ? data?.default : undefined;
  return (
    <div
      role="tabpanel"
      id={`pay-${payment.method}`}
      aria-labelledby={`tab-${payment.method}`}
      className="payment__panel"
      aria-busy={!Panel}
    >
      {Panel && (
        <OrderTotal value={order.totalPrice}>
          <StartsByItself value={startsByItself}>
            <Panel
              {...props}
              order={order}
              shopName={name}
              call={callOrders}
              start={start}
              loadScript={loadScript}
              Amount={Amount}
              DockedBar={DockedBar}
              PayButton={PayButton}
              CopyRow={CopyRow}
            />
          </StartsByItself>
        </OrderTotal>
      )}
      {Panel && payment.holdHours && <p className="hint">{texts.holdNote(payment.holdHours)}</p>}
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div className="empty">
      <p>{texts.optionsFailed}</p>
      <button type="button" className="button" onClick={() => onRetry()}>
        {ui.tryAgain}
      </button>
    </div>
  );
}
