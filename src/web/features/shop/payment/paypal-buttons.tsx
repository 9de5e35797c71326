import { useEffect, useRef } from 'react';
import { payment } from '../../../../messages/payment.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { type Failed, failed } from './failed-payment.ts';
import { loadScript } from './load-script.ts';

interface PaypalButtons {
  render(container: HTMLElement): Promise<void>;
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
  /** Undefined when a new try begins. */
  onFailure: (failure: Failed | undefined) => void;
  onPaid: () => void;
}

/** PayPal's own buttons. Our server creates and captures the PayPal order; the browser only passes ids on. */
export function PaypalTab({ orderId, sdkUrl, clientId, onFailure, onPaid }: PaypalTabProps) {
  const container = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onFailure, onPaid });
  useEffect(() => {
    callbacks.current = { onFailure, onPaid };
  }, [onFailure, onPaid]);

  useEffect(() => {
    let buttons: PaypalButtons | undefined;
    let isGone = false;
    // the SDK replaces what `createOrder` throws by an error of its own
    let createError: Failed | undefined;
    void loadScript(scriptUrl(sdkUrl, clientId)).then(
      () => {
        if (isGone || !container.current || !window.paypal) return;
        buttons = window.paypal.Buttons({
          style: { layout: 'vertical', label: 'pay' },
          createOrder: async () => {
            callbacks.current.onFailure(undefined);
            const created = await createPaypalOrder(orderId);
            createError = typeof created === 'string' ? undefined : created;
            if (typeof created !== 'string') throw new Error('the PayPal order was not created');
            return created;
          },
          onApprove: async ({ orderID }, actions) => {
            const outcome = await captureAndSave(orderID);
            if (outcome === 'declined' && actions.restart) return actions.restart();
            if (outcome === 'paid') return callbacks.current.onPaid();
            callbacks.current.onFailure(outcome === 'declined' ? failed(payment.failed) : outcome);
          },
          onCancel: () => callbacks.current.onFailure(undefined),
          onError: () => callbacks.current.onFailure(createError ?? failed(payment.failed)),
        });
        void buttons.render(container.current);
      },
      () => callbacks.current.onFailure(failed(payment.paypalLoadFailed)),
    );
    return () => {
      isGone = true;
      buttons?.close();
    };
  }, [orderId, sdkUrl, clientId]);

  return <div ref={container} className="paypal-buttons" />;
}

function scriptUrl(sdkUrl: string, clientId: string): string {
  const options = { 'client-id': clientId, currency: 'USD', intent: 'capture', components: 'buttons' };
  return `${sdkUrl}?${new URLSearchParams(options)}`;
}

async function createPaypalOrder(orderId: string): Promise<string | Failed> {
  try {
    const call = browserApi().api.orders.paypal['create-order'].$post({ json: { orderId } });
    return (await callApi(call, payment.failed)).orderId;
  } catch (error) {
    if (error instanceof ApiError) return failed(payment.failed, error);
    throw error;
  }
}

/** A second call saves the id of the capture. It is idempotent, and a webhook does the same when the call is lost. */
async function captureAndSave(paypalOrderId: string): Promise<'paid' | 'declined' | Failed> {
  const { orders } = browserApi().api;
  let message = payment.failed;
  try {
    const capture = orders.paypal['capture-order'].$post({ json: { orderId: paypalOrderId } });
    const { paymentId } = await callApi(capture, message);
    message = payment.saveFailed;
    await callApi(orders.pay.$put({ json: { paymentId } }), message);
    return 'paid';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'instrument-declined') return 'declined';
    // without a response the payment may have been captured
    return error.status === 0 ? failed(payment.saveFailed) : failed(message, error);
  }
}
