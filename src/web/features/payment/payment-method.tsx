import { Lock, Smartphone, Wallet } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Order } from '../../../contract/order.ts';
import { formatRupees } from '../../../rules/money.ts';
import { useShop } from '../../lib/shop.ts';
import { DockedBar } from '../../ui/docked-bar.tsx';
import { Failure } from '../session/failure.tsx';
import { payByUpi } from './pay-by-upi.ts';
import { usePaymentOptions } from './payment-options.ts';
import { PaypalTab } from './paypal-buttons.tsx';

const tabs = [
  { id: 'upi', text: 'UPI', icon: Smartphone },
  { id: 'paypal', text: 'PayPal', icon: Wallet },
] as const;

type TabId = (typeof tabs)[number]['id'];

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function PaymentMethod({ order, onPaid }: { order: Order; onPaid: () => void }) {
  const [chosen, setChosen] = useState<TabId>('upi');
  const { data: options, isError, refetch } = usePaymentOptions(order._id);
  return (
    <section className="panel" aria-labelledby="method">
      <h2 id="method">Payment Method</h2>
      <TabList chosen={chosen} onChoose={setChosen} />
      {isError && (
        <div className="empty">
          <p>The ways to pay could not be loaded.</p>
          <button type="button" className="btn" onClick={() => refetch()}>
            Try Again
          </button>
        </div>
      )}
      {options && chosen === 'upi' && (
        <TabPanel id="upi">
          <Upi order={order} checkoutUrl={options.razorpay.checkoutUrl} onPaid={onPaid} />
        </TabPanel>
      )}
      {options && chosen === 'paypal' && (
        <TabPanel id="paypal">
          <Amount text={DOLLARS.format(options.paypal.amount)} />
          <p className="hint mb-4">
            {formatRupees(order.totalPrice)} at ₹1 = ${options.paypal.rate}. The price in dollars holds for 30
            minutes.
          </p>
          <PaypalTab
            orderId={order._id}
            sdkUrl={options.paypal.sdkUrl}
            clientId={options.paypal.clientId}
            onPaid={() => {
              toast.success('Payment Saved Successfully');
              onPaid();
            }}
          />
        </TabPanel>
      )}
      <p className="pay__safe">
        <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
        Secure SSL connection. Your UPI PIN and card details never reach us.
      </p>
    </section>
  );
}

function Upi({ order, checkoutUrl, onPaid }: { order: Order; checkoutUrl: string; onPaid: () => void }) {
  const { name } = useShop();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const pay = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    const outcome = await payByUpi(order, name, checkoutUrl);
    setBusy(false);
    if (outcome.is === 'failed') {
      setProblem(outcome.words);
      toast.error(outcome.words);
    }
    if (outcome.is !== 'paid') return;
    toast.success('Payment Successful', { toastId: 'paid' });
    onPaid();
  };
  return (
    <div className="pay__upi">
      <p className="hint">
        Google Pay, PhonePe, Paytm, BHIM or any UPI app. You approve the payment in your app.
      </p>
      <DockedBar>
        <Amount text={formatRupees(order.totalPrice)} />
        <Failure>{problem}</Failure>
        <button type="button" className="btn btn--lg btn--block" aria-busy={isBusy} onClick={pay}>
          {isBusy && <span className="spin" aria-hidden="true" />}
          Pay with UPI
        </button>
      </DockedBar>
    </div>
  );
}

function Amount({ text }: { text: string }) {
  return (
    <p className="pay__amount">
      Amount <strong className="num">{text}</strong>
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

function TabList({ chosen, onChoose }: { chosen: TabId; onChoose: (id: TabId) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const other = tabs.find(({ id }) => id !== chosen);
    if (!other) return;
    onChoose(other.id);
    list.current?.querySelector<HTMLElement>(`#tab-${other.id}`)?.focus();
  };
  return (
    <div ref={list} className="pay__tabs" role="tablist" aria-labelledby="method" onKeyDown={step}>
      {tabs.map(({ id, text, icon: Icon }) => (
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
