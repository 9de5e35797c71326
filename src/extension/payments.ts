import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import type { Environment, KeyDefinition, SettingsInput } from './keys.ts';
import type { PaymentActions, StartedAttempt } from './payment-actions.ts';
import type { PaymentPanelProps } from './payment-panel.ts';
import type { PaymentSource, ProviderEvent, WebhookReading } from './payment-source.ts';
import type { ProviderResult, Unreachable } from './provider-result.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { Text } from './text.ts';

export type CspDirective = 'script-src' | 'connect-src' | 'frame-src' | 'img-src';
export type CspOrigins = Partial<Record<CspDirective, string[]>>;

/** Texts about a payment method that the shop shows in places of its own. */
export interface PaymentTexts {
  /** In a sentence of the policies: "by UPI through Razorpay". */
  howToPay: Text;
  /** The same after "or" in the terms, where it says more: "through PayPal with an account held outside India". */
  orInTerms?: Text;
  /** Sentences of its own in the terms. */
  termsNote?: Text;
  /** In the refund policy: "through Razorpay to your UPI account". */
  refundWay: Text;
  /** On the order; `refundWay` if not given. */
  refundTarget?: Text;
  /** A sentence of an e-mail with {amount} and {date}; without it the e-mail does not say where the money goes. */
  refundEmail?: Text;
}

export interface PaymentSettings {
  /** False while keys are missing. */
  isOffered: boolean;
  /** Stored with every payment attempt, so that test payments never count as live ones. */
  environment: Environment;
}

/** A way to pay. Browser, webhook and reconciliation only say where to look; the shop settles every payment itself. */
export interface Payment<Settings extends PaymentSettings = PaymentSettings, Options = unknown> {
  /** Stored with every payment, so it never changes. */
  id: string;
  /** Of its tab on the payment page, such as `upi`. */
  method: string;
  /** The text of the tab. */
  label: Text;
  icon: 'phone' | 'wallet' | 'bank' | 'cash';
  /** The company, such as "Razorpay". */
  provider: string;
  texts: PaymentTexts;
  /** There is no provider to ask: admins record the money that they saw arrive, and send refunds themselves. */
  hasReceipts?: boolean;
  /** How long an unpaid order of a customer who chose it is kept, if longer than others. */
  holdHours?: number;
  keys: readonly KeyDefinition[];
  settings(input: SettingsInput): Settings;
  /** What the pages may load from elsewhere. The sandbox is same-origin and needs nothing. */
  cspOrigins(settings: Settings): CspOrigins;
  /** Server code: it is never part of the pages. */
  server: () => Promise<{ createPayment(settings: Settings, tools: ProviderTools): PaymentServer<Options> }>;
  panel: () => Promise<{ default: ComponentType<PaymentPanelProps<Options>> }>;
}

export interface ProviderTools {
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

/** The server side of a payment method, with the keys of now. */
export interface PaymentServer<Options = unknown> extends PaymentSource {
  /** What the panel needs before the customer pays; undefined when this order cannot be paid this way. */
  options(order: OptionsOrder): Promise<Options | undefined>;
  /** Creates the provider's order of an attempt, or finds the one of an earlier try. Called for the general start route. */
  start?(attempt: StartedAttempt): Promise<ProviderResult<StartedPayment>>;
  /** Routes of its own below `/api/orders`. */
  routes?: readonly PaymentRoute[];
  /** Undefined: the provider sends no events. */
  webhook?: {
    /** Checks that need no call. `plausible`: only the provider can tell, so `verify` asks it. */
    read(request: WebhookRequest): WebhookReading | { is: 'plausible'; event: ProviderEvent };
    verify?(request: WebhookRequest): Promise<WebhookReading | Unreachable>;
    /** Reads an event that was saved. */
    readSaved(eventId: string, body: string): ProviderEvent | undefined;
  };
  /** The account that events must name, if known. */
  accountId?: string | undefined;
  /** Whether the provider accepts the keys; changes nothing. For the self-check. */
  checkKeys?(): Promise<ProviderResult<unknown>>;
}

export interface OptionsOrder {
  id: string;
  number: string;
  /** In paise. */
  total: number;
  /** The price in dollars, saved for 30 minutes. */
  dollarQuote(): Promise<DollarQuote>;
}

export interface DollarQuote {
  /** Dollars per rupee, as a decimal text. */
  rate: string;
  cents: number;
  validUntil: Date;
}

export interface StartedPayment {
  providerOrderId: string;
  /** `paid`: an earlier try was paid meanwhile, so the shop settles it. `over`: it takes no payment any more. */
  state: 'open' | 'paid' | 'pending' | 'over';
  /** For the panel. */
  browser: Record<string, unknown>;
}

export interface WebhookRequest {
  /** The bytes as they came: signatures are made over them. */
  body: Uint8Array;
  headers: RequestHeaders;
}

/** A route of a signed-in customer below `/api/orders`; calls are limited per customer. */
export interface PaymentRoute<Body = unknown> {
  method: 'post' | 'put';
  path: `/${string}`;
  summary: string;
  body: z.ZodType<Body>;
  responses: Record<number, { schema?: z.ZodType; code?: ErrorCode; description: string }>;
  handle(
    request: { userId: string; body: Body },
    actions: PaymentActions,
  ): Promise<{ status: number; body: unknown } | PaymentFailure>;
  /** The body of an error, where the route has a shape of its own. */
  errorBody?: (failure: PaymentFailure, message: string) => unknown;
}

export interface PaymentFailure {
  code: ErrorCode;
  /** More fields of the response. */
  details?: Record<string, unknown>;
}
