import type { FailedPayment, PaymentPanelProps } from '../../src/extension/payment-panel.ts';
import { texts } from './panel-texts.ts';

export interface SdkOptions {
  sdkUrl: string;
  clientId: string;
  /** In dollars. */
  amount: number;
  /** Dollars per rupee. */
  rate: number;
}

type Panel = PaymentPanelProps<SdkOptions>;

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

export function sdkScript(sdkUrl: string, clientId: string): string {
  const options = { 'client-id': clientId, currency: 'USD', intent: 'capture', components: 'buttons' };
  return `${sdkUrl}?${new URLSearchParams(options)}`;
}

/** Returns the function that removes them. `panel` has the callbacks of now. */
export function drawButtons(
  container: HTMLElement,
  script: Promise<void>,
  orderId: string,
  panel: () => Panel,
): () => void {
  let buttons: PaypalButtons | undefined;
  let isGone = false;
  void script.then(
    () => {
      if (isGone || !window.paypal) return;
      buttons = window.paypal.Buttons(buttonOptions(orderId, panel));
      void buttons.render(container);
    },
    () => panel().onFailure({ message: texts.loadFailed }),
  );
  return () => {
    isGone = true;
    buttons?.close();
  };
}

function buttonOptions(orderId: string, panel: () => Panel): ButtonOptions {
  // the SDK replaces what `createOrder` throws by an error of its own
  let createError: FailedPayment | undefined;
  return {
    style: { layout: 'vertical', label: 'pay' },
    createOrder: async () => {
      const { call, onFailure } = panel();
      onFailure(undefined);
      const message = texts.failed;
      const created = await call<{ orderId: string }>('POST', '/paypal/create-order', { orderId }, message);
      createError = created.ok ? undefined : { message, error: created.error };
      if (!created.ok) throw new Error('the PayPal order was not created');
      return created.body.orderId;
    },
    onApprove: async ({ orderID }, actions) => {
      const outcome = await captureAndSave(orderID, panel().call);
      if (outcome === 'declined' && actions.restart) return actions.restart();
      if (outcome === 'paid') return panel().onPaid();
      panel().onFailure(outcome === 'declined' ? { message: texts.failed } : outcome);
    },
    onCancel: () => panel().onFailure(undefined),
    onError: () => panel().onFailure(createError ?? { message: texts.failed }),
  };
}

/** A second call saves the id of the capture. It is idempotent, and a webhook does the same when the call is lost. */
async function captureAndSave(
  orderId: string,
  call: Panel['call'],
): Promise<'paid' | 'declined' | FailedPayment> {
  const captured = await call<{ paymentId: string }>(
    'POST',
    '/paypal/capture-order',
    { orderId },
    texts.failed,
  );
  if (!captured.ok && captured.error.code === 'instrument-declined') return 'declined';
  if (!captured.ok) return notPaid(texts.failed, captured.error);
  const { paymentId } = captured.body;
  const saved = await call('PUT', '/pay', { paymentId }, texts.saveFailed);
  return saved.ok ? 'paid' : notPaid(texts.saveFailed, saved.error);
}

/** Without a response the payment may have been captured. */
function notPaid(message: string, error: NonNullable<FailedPayment['error']>): FailedPayment {
  return error.status === 0 ? { message: texts.saveFailed } : { message, error };
}
