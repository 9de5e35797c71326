import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { Failure } from '../session/failure.tsx';
import { loadScript } from './load-script.ts';

interface PaypalButtons {
  render(place: HTMLElement): Promise<void>;
  close(): void;
}

interface ButtonOptions {
  style?: object;
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }, actions: { restart?: () => void }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

declare global {
  interface Window {
    paypal?: { Buttons(options: ButtonOptions): PaypalButtons };
  }
}

interface PaypalTabProps {
  orderId: string;
  sdkUrl: string;
  clientId: string;
  onPaid: () => void;
}

/** PayPal's own buttons. The order is made and captured by our server; the browser only carries ids. */
export function PaypalTab({ orderId, sdkUrl, clientId, onPaid }: PaypalTabProps) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const done = useRef(onPaid);
  useEffect(() => {
    done.current = onPaid;
  }, [onPaid]);

  useEffect(() => {
    let buttons: PaypalButtons | undefined;
    let isGone = false;
    void loadScript(scriptUrl(sdkUrl, clientId)).then(
      () => {
        if (isGone || !place.current || !window.paypal) return;
        buttons = window.paypal.Buttons({
          style: { layout: 'vertical', label: 'pay' },
          createOrder: () => createPaypalOrder(orderId),
          onApprove: async ({ orderID }, actions) => {
            const outcome = await captureAndSave(orderID);
            if (outcome === 'declined' && actions.restart) return actions.restart();
            if (outcome === 'paid') return done.current();
            setProblem(outcome === 'declined' ? 'Payment Failed' : outcome);
          },
          onCancel: () => setProblem(''),
          onError: () => setProblem('Payment Failed'),
        });
        void buttons.render(place.current);
      },
      () => setProblem('PayPal failed to load. Are you online?'),
    );
    return () => {
      isGone = true;
      buttons?.close();
    };
  }, [orderId, sdkUrl, clientId]);

  return (
    <>
      <div ref={place} className="paypal" />
      <Failure>{problem}</Failure>
    </>
  );
}

function scriptUrl(sdkUrl: string, clientId: string): string {
  const options = { 'client-id': clientId, currency: 'USD', intent: 'capture', components: 'buttons' };
  return `${sdkUrl}?${new URLSearchParams(options)}`;
}

async function createPaypalOrder(orderId: string): Promise<string> {
  const answer = await browserApi().api.orders.paypal['create-order'].$post({ json: { orderId } });
  if (!answer.ok) throw new Error('the PayPal order was not made');
  return (await answer.json()).orderId;
}

/** The capture's id is saved with a second call: it is safe to repeat, and webhooks do the same when it is lost. */
async function captureAndSave(paypalOrderId: string): Promise<string> {
  const { orders } = browserApi().api;
  try {
    const captured = await orders.paypal['capture-order'].$post({ json: { orderId: paypalOrderId } });
    if (!captured.ok) {
      const { code } = (await captured.json()) as { code?: string };
      return code === 'instrument-declined' ? 'declined' : 'Payment Failed';
    }
    const { paymentId } = await captured.json();
    const saved = await orders.pay.$put({ json: { paymentId } });
    return saved.ok ? 'paid' : 'Payment Save Failed';
  } catch {
    return 'Payment Save Failed';
  }
}
