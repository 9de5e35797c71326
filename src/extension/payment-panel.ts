import type { ReactNode } from 'react';
import type { Order } from '../contract/order.ts';

/** Why a payment failed. */
export interface FailedPayment {
  message: string;
  /** The server's message; empty when it adds nothing. */
  details?: string;
  code?: string;
}

/** What the browser learns when a call of the API fails. */
export interface CallError {
  /** 0 when there was no response at all. */
  status: number;
  code: string;
  message: string;
}

export type CallResult = { ok: true; body: Record<string, unknown> } | { ok: false; error: CallError };

/** The panel of a payment method on the payment page. The shop gives it everything: it imports nothing of the pages. */
export interface PaymentPanelProps<Options = unknown> {
  order: Order;
  shopName: string;
  options: Options;
  /** Undefined when a new try begins. */
  onFailure(failure: FailedPayment | undefined): void;
  onPaid(message?: string): void;
  /** Calls a route below `/api/orders` as the signed-in customer. `fallback` is the message when the response has none. */
  call(method: 'POST' | 'PUT', path: string, body: object, fallback: string): Promise<CallResult>;
  loadScript(url: string): Promise<void>;
  /** The amount to pay, as the shop shows it: in rupees unless a text is given. */
  Amount(props: { text?: string }): ReactNode;
  /** The last failure; place it above the button. */
  failure: ReactNode;
  /** Its children stay in sight at the bottom of a phone. */
  DockedBar(props: { children: ReactNode }): ReactNode;
}
