import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import type { HttpSettings } from './http-settings.ts';
import type { Environment, KeyDefinition, SettingsInput } from './keys.ts';
import type { PaymentActions, PaymentFailure, StartedAttempt, StartedPayment } from './payment-actions.ts';
import type { PaymentPanelProps } from './payment-panel.ts';
import type { PaymentSource, ProviderEvent, WebhookReading } from './payment-source.ts';
import type { ProviderResult, Unreachable } from './provider-result.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { Text } from './text.ts';

export type CspDirective = 'script-src' | 'connect-src' | 'frame-src' | 'img-src';
export type CspOrigins = Partial<Record<CspDirective, string[]>>;

/** Texts about a payment method that the shop shows in places of its own. */
export interface PaymentTexts {
  /** In a sentence of the policies: "by UPI through Acme Pay". */
  howToPay: Text;
  /** The same after "or" in the terms, where it says more: "through Acme with an account held outside India". */
  orInTerms?: Text;
  /** Sentences of its own in the terms. */
  termsNote?: Text;
  /** In the refund policy: "through Acme Pay to your UPI account". */
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
  /** The self-check compares the clocks of the shop and of this server. */
  apiUrl?: string;
}

/** Texts of the set-up assistant. */
export interface PaymentSetup {
  /** Where the owner finds the keys. */
  note: Text;
  /** What customers cannot do while the keys are wrong. */
  meaning: Text;
  /** What the owner does then. */
  advice: Text;
  /** What the owner does when the provider does not call the webhook. */
  webhookAdvice?: Text;
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
  /** The company, such as "Acme Pay". */
  provider: string;
  /** Shown when an order is paid this way, if the shop's own message does not fit. */
  paidMessage?: Text;
  /** What customers are charged in; rupees if not given. The price in dollars is fixed for 30 minutes. */
  currency?: 'USD';
  /** A live shop does not open without its keys. */
  isNeeded?: boolean;
  /**
   * Its `PayButton` may press itself when a customer who paid this way last time comes from checkout. Not for a method
   * that opens a window of the browser, which needs a press of the customer, or that commits to anything by itself.
   */
  canStartByItself?: boolean;
  /** The provider's order takes another payment after a failed one, so the attempt is used again. */
  isOpenAfterFailure?: boolean;
  /** There is no provider to ask: admins record the money that they saw arrive, and send refunds themselves. */
  hasReceipts?: boolean;
  /** How long an unpaid order of a customer who chose it is kept, if longer than others. */
  holdHours?: number;
  texts: PaymentTexts;
  setup?: PaymentSetup;
  /** Errors of its own routes by code. */
  errors?: Readonly<Record<string, PaymentError>>;
  keys: readonly KeyDefinition[];
  settings(input: SettingsInput): Settings;
  /** What the pages may load from elsewhere. The sandbox is same-origin and needs nothing. */
  cspOrigins?(settings: Settings): CspOrigins;
  /** Server code: it is never part of the pages. */
  server: () => Promise<{ createPayment(settings: Settings, tools: ProviderTools): PaymentServer<Options> }>;
  panel: () => Promise<{ default: ComponentType<PaymentPanelProps<Options>> }>;
}

export interface PaymentError {
  status: 400 | 404 | 409 | 502 | 503;
  message: Text;
}

export interface ProviderTools {
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
  /** Timeouts and retries for `callProvider`. */
  http: HttpSettings;
}

/** The server side of a payment method, with the keys of now. */
export interface PaymentServer<Options = unknown> extends PaymentSource {
  /** What the panel needs before the customer pays; undefined when this order cannot be paid this way. */
  options(order: OptionsOrder): Promise<Options | undefined>;
  /** Creates the provider's order of an attempt, or finds the one of an earlier try. */
  start(attempt: StartedAttempt): Promise<ProviderResult<StartedPayment>>;
  /** Routes of its own below `/api/orders`. Without any, the panel calls `/payments/{id}/start` and `/payments/{id}/check`. */
  routes?: readonly PaymentRoute[];
  /** Undefined: the provider sends no events. */
  webhook?: {
    /** Checks that need no call. `plausible`: only the provider can tell, so `verify` asks it. */
    read(request: WebhookRequest): WebhookReading | { is: 'plausible'; event: ProviderEvent };
    verify?(request: WebhookRequest): Promise<WebhookReading | Unreachable>;
    /** Reads an event that was saved. */
    readSaved(eventId: string, body: string): ProviderEvent | undefined;
    /** For the self-check: a request with a right signature that `read` finds unreadable, so that nothing is saved. */
    probe?(): { body: string; headers: Record<string, string> };
  };
  /** The account that events must name, if known. */
  accountId?: string | undefined;
  /** Whether the provider accepts the keys; changes nothing. For the self-check. */
  checkKeys?(): Promise<ProviderResult<unknown>>;
}

export interface OptionsOrder {
  id: string;
  number: number;
  /** In paise. */
  total: number;
  /** For a method that charges dollars. */
  quote: DollarQuote | undefined;
}

export interface DollarQuote {
  /** Dollars per rupee, as a decimal text. */
  rate: string;
  cents: number;
  validUntil: Date;
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
  /** By status. An error is described by its code. */
  responses: Readonly<Record<number, { schema: z.ZodType; description: string } | ErrorCode>>;
  handle(
    request: { userId: string; body: Body },
    actions: PaymentActions,
  ): Promise<{ ok: true; body: unknown } | ({ ok: false } & PaymentFailure)>;
  /** Fields of every error response besides message, code and request id; a failure can replace them. */
  errorFields?: Record<string, unknown>;
}

/** Checks the type of a route: its body is what the schema reads. */
export function defineRoute<Body>(route: PaymentRoute<Body>): PaymentRoute {
  // only this route's handler gets its body, which its schema made
  return route as unknown as PaymentRoute;
}
