import { Lock, RotateCcw, Smartphone, Wallet } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Order } from '../../../../contract/order.ts';
import { payment } from '../../../../messages/payment.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { ui } from '../../../../messages/ui.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { useShop } from '../../../lib/shop.ts';
import { DockedBar } from '../../../ui/docked-bar.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';
import type { Failed } from './failed-payment.ts';
import { payByUpi } from './pay-by-upi.ts';
import { usePaymentOptions } from './payment-options.ts';
import { dismissFailure, FailureMessage, notifyFailure, showPaid } from './payment-toasts.tsx';
import { PaypalTab } from './paypal-buttons.tsx';

const tabs = [
  { id: 'upi', text: 'UPI', icon: Smartphone },
  { id: 'paypal', text: 'PayPal', icon: Wallet },
] as const;

type TabId = (typeof tabs)[number]['id'];

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface PaymentMethodProps {
  order: Order;
  onPaid: () => void;
  /** Puts the order's foods into the cart again, when the order can no longer be paid. */
  onReorder: () => void;
}

export function PaymentMethod({ order, onPaid, onReorder }: PaymentMethodProps) {
  const [selected, setSelected] = useState<TabId>('upi');
  const [failure, setFailure] = useState<Failed>();
  const { data: options, isError, refetch } = usePaymentOptions(order._id);
  // both tabs are shown while the options load: most shops offer both
  const offered = tabs.filter(({ id }) => id === 'upi' || !options || options.paypal);
  // a tab selected while the options loaded may turn out not to be offered
  const chosen = offered.some(({ id }) => id === selected) ? selected : 'upi';
  const showFailure = (next: Failed | undefined) => {
    setFailure(next);
    if (next) notifyFailure(next);
    else dismissFailure();
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
      <h2 id="method">{payment.method}</h2>
      <TabList tabs={offered} chosen={chosen} onChoose={setSelected} />
      {isError && (
        <div className="empty">
          <p>{payment.optionsFailed}</p>
          <button type="button" className="button" onClick={() => refetch()}>
            {ui.tryAgain}
          </button>
        </div>
      )}
      {options && chosen === 'upi' && (
        <TabPanel id="upi">
          <Upi
            order={order}
            checkoutUrl={options.razorpay.checkoutUrl}
            onFailure={showFailure}
            onPaid={() => finish()}
          >
            {problem}
          </Upi>
        </TabPanel>
      )}
      {options?.paypal && chosen === 'paypal' && (
        <TabPanel id="paypal">
          <Amount text={DOLLARS.format(options.paypal.amount)} />
          <p className="hint payment__hint">
            {payment.dollarPrice({ amount: formatRupees(order.totalPrice), rate: options.paypal.rate })}
          </p>
          <PaypalTab
            orderId={order._id}
            sdkUrl={options.paypal.sdkUrl}
            clientId={options.paypal.clientId}
            onFailure={showFailure}
            onPaid={() => finish(payment.saved)}
          />
          {problem}
        </TabPanel>
      )}
      <p className="payment__safe">
        <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
        {payment.secure}
      </p>
    </section>
  );
}

interface UpiProps {
  order: Order;
  checkoutUrl: string;
  /** Undefined when a new try begins. */
  onFailure: (failure: Failed | undefined) => void;
  onPaid: () => void;
  /** The error message, above the button. */
  children: ReactNode;
}

function Upi({ order, checkoutUrl, onFailure, onPaid, children }: UpiProps) {
  const { name } = useShop();
  const { run: pay, isPending } = useAction(() => payByUpi(order, name, checkoutUrl), {
    onStart: () => onFailure(undefined),
    onSuccess: (outcome) => {
      if (outcome.is === 'failed') onFailure(outcome);
      if (outcome.is === 'paid') onPaid();
    },
  });
  return (
    <div className="payment__upi">
      <p className="hint">{payment.upiNote}</p>
      <DockedBar>
        <Amount text={formatRupees(order.totalPrice)} />
        {children}
        <button
          type="button"
          className="button button--large button--block"
          aria-busy={isPending}
          onClick={() => pay()}
        >
          {isPending && <span className="spinner" aria-hidden="true" />}
          {payment.payWithUpi}
        </button>
        <p className="hint" role="status">
          {isPending && payment.waiting}
        </p>
      </DockedBar>
    </div>
  );
}

function Amount({ text }: { text: string }) {
  return (
    <p className="payment__amount">
      {payment.amount} <strong className="number">{text}</strong>
    </p>
  );
}

function TabPanel({ id, children }: { id: TabId; children: React.ReactNode }) {
  return (
    <div role="tabpanel" id={`pay-${id}`} aria-labelledby={`tab-${id}`}>
      {children}
    </div>
  );
}

interface TabListProps {
  tabs: readonly (typeof tabs)[number][];
  chosen: TabId;
  onChoose: (id: TabId) => void;
}

function TabList({ tabs: offered, chosen, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const other = offered.find(({ id }) => id !== chosen);
    if (!other) return;
    onChoose(other.id);
    list.current?.querySelector<HTMLElement>(`#tab-${other.id}`)?.focus();
  };
  return (
    <div ref={list} className="payment__tabs" role="tablist" aria-labelledby="method" onKeyDown={step}>
      {offered.map(({ id, text, icon: Icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={chosen === id}
          aria-controls={chosen === id ? `pay-${id}` : undefined}
          tabIndex={chosen === id ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {text}
        </button>
      ))}
    </div>
  );
}
