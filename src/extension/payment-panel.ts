import type { ReactNode } from 'react';
import type { Order } from '../contract/order.ts';
import type { Text } from './text.ts';

/** What the browser learns when a call of the API fails. */
export interface CallError {
  /** 0 when there was no response at all. */
  status: number;
  code: string;
  message: string;
}

export type CallResult<Body> = { ok: true; body: Body } | { ok: false; error: CallError };

/** Why a payment failed. */
export interface FailedPayment {
  message: string;
  /** Its message is shown below the other one; its code tells whether another try can succeed. */
  error?: CallError | undefined;
}

/**
 * The panel of a payment method on the payment page. The shop gives it everything, so it imports nothing of the pages. It
 * may use the classes of docs/extending.md.
 */
export interface PaymentPanelProps<Options = unknown> {
  order: Order;
  shopName: string;
  /** What the server side returned for this order. */
  options: Options;
  /** Shows the failure, or removes it when a new try begins. */
  onFailure(failure: FailedPayment | undefined): void;
  /** Goes on to the order. `message` replaces that of the method, for one with an amount in it. */
  onPaid(message?: string): void;
  /** Calls a route below `/api/orders` as the signed-in customer. `fallback` is the message when the response has none. */
  call<Body = Record<string, unknown>>(
    method: 'POST' | 'PUT',
    path: `/${string}`,
    body: object,
    fallback: string,
  ): Promise<CallResult<Body>>;
  /** Starts the payment and returns the `browser` part of what the server side did; undefined after a failure, which is shown. */
  start<Browser>(): Promise<Browser | undefined>;
  /** Loads a script once; again only after a failure. */
  loadScript(url: string): Promise<void>;
  /** The amount to pay, in rupees unless a text is given. */
  Amount(props: { text?: string }): ReactNode;
  /** The last failure; place it above the button. */
  failure: ReactNode;
  /** Its children stay in sight at the bottom of a phone. */
  DockedBar(props: { children: ReactNode }): ReactNode;
  /** It is busy until `onPay` has ended, and says that the payment is awaited. */
  PayButton(props: { text?: string; onPay(): Promise<void> }): ReactNode;
  /** A value to copy, such as an account number, with its label. */
  CopyRow(props: { label: Text; value: string }): ReactNode;
}
