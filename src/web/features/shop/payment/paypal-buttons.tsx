import { useEffect, useRef } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { type Failed, failed } from './failed-payment.ts';
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
  /** Nothing when a new try begins. */
  onFailure: (failure: Failed | undefined) => void;
  onPaid: () => void;
}

/** PayPal's own buttons. The order is made and captured by our server; the browser only carries ids. */
export function PaypalTab({ orderId, sdkUrl, clientId, onFailure, onPaid }: PaypalTabProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ onFailure, onPaid });
  useEffect(() => {
    latest.current = { onFailure, onPaid };
  }, [onFailure, onPaid]);

  useEffect(() => {
    let buttons: PaypalButtons | undefined;
    let isGone = false;
    // the SDK turns what `createOrder` throws into an error of its own
    let rejected: Failed | undefined;
    void loadScript(scriptUrl(sdkUrl, clientId)).then(
      () => {
        if (isGone || !place.current || !window.paypal) return;
        buttons = window.paypal.Buttons({
          style: { layout: 'vertical', label: 'pay' },
          createOrder: async () => {
            latest.current.onFailure(undefined);
            const made = await createPaypalOrder(orderId);
            rejected = typeof made === 'string' ? undefined : made;
            if (typeof made !== 'string') throw new Error('the PayPal order was not made');
            return made;
          },
          onApprove: async ({ orderID }, actions) => {
            const outcome = await captureAndSave(orderID);
            if (outcome === 'declined' && actions.restart) return actions.restart();
            if (outcome === 'paid') return latest.current.onPaid();
            latest.current.onFailure(outcome === 'declined' ? failed('Payment Failed') : outcome);
          },
          onCancel: () => latest.current.onFailure(undefined),
          onError: () => latest.current.onFailure(rejected ?? failed('Payment Failed')),
        });
        void buttons.render(place.current);
      },
      () => latest.current.onFailure(failed('PayPal failed to load. Are you online?')),
    );
    return () => {
      isGone = true;
      buttons?.close();
    };
  }, [orderId, sdkUrl, clientId]);

  return <div ref={place} className="paypal" />;
}

function scriptUrl(sdkUrl: string, clientId: string): string {
  const options = { 'client-id': clientId, currency: 'USD', intent: 'capture', components: 'buttons' };
  return `${sdkUrl}?${new URLSearchParams(options)}`;
}

async function createPaypalOrder(orderId: string): Promise<string | Failed> {
  try {
    const response = await browserApi().api.orders.paypal['create-order'].$post({ json: { orderId } });
    if (response.ok) return (await response.json()).orderId;
    return failed('Payment Failed', await response.json());
  } catch {
    return failed('Payment Failed');
  }
}

/** The capture's id is saved with a second call: it is safe to repeat, and webhooks do the same when it is lost. */
async function captureAndSave(paypalOrderId: string): Promise<'paid' | 'declined' | Failed> {
  const { orders } = browserApi().api;
  try {
    const captured = await orders.paypal['capture-order'].$post({ json: { orderId: paypalOrderId } });
    if (!captured.ok) {
      const body = (await captured.json()) as { code?: string };
      return body.code === 'instrument-declined' ? 'declined' : failed('Payment Failed', body);
    }
    const { paymentId } = await captured.json();
    const saved = await orders.pay.$put({ json: { paymentId } });
    return saved.ok ? 'paid' : failed('Payment Save Failed', await saved.json());
  } catch {
    return failed('Payment Save Failed');
  }
}
