import type { Language } from '../rules/languages.ts';
import type { KeyDefinition, SettingsInput } from './keys.ts';
import type { ProviderResult } from './provider-result.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { Text } from './text.ts';

export const noticeKinds = [
  'order-paid',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-refunded',
  'batch-recalled',
  'restocked',
  'price-dropped',
  'running-low',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A short message about an order or a food. */
export interface OrderNotice {
  /** Repeated deliveries have the same id, so that a provider can drop the second. */
  id: string;
  kind: NoticeKind;
  language: Language;
  /** The customer's mobile number with country code. */
  phone: string;
  /** `about`: the food, in a message that is about no order and has an empty number. */
  values: { name: string; number: string; about?: string; shopName: string; orderUrl: string };
  /** The message in the customer's language, for channels without templates. */
  text: string;
}

/** A one-time code for a login. */
export interface CodeMessage {
  id: string;
  language: Language;
  /** As +919841233456. */
  phone: string;
  code: string;
  shopName: string;
  /** The message in the visitor's language, for channels without templates. */
  text: string;
}

/** What a provider says about a message that it took. */
export interface DeliveryReport {
  /** The id of the notice, if the provider sends it back. Then a message whose response was lost is not sent again. */
  noticeId?: string;
  /** The provider's own id, as `send` returned it. */
  providerId: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  error?: string;
}

export interface ChannelReports {
  messages: DeliveryReport[];
  /** Numbers, with country code, whose owner wants no more messages. */
  stops: string[];
}

/** Code of a rejected message for which the channel has no text: nothing was sent, and nothing is wrong. */
export const NO_TEMPLATE = 'no-template';

export interface ChannelServer {
  /** The value may have `providerId`, under which reports come. A channel without a text for this kind rejects it with NO_TEMPLATE. */
  send(notice: OrderNotice): Promise<ProviderResult<unknown>>;
  /**
   * Events of `POST /api/webhooks/messages/{id}`; undefined for a forged request. They may come twice, late and in any order. A
   * channel that has it sends the id of the notice along, so that reports tell what became of a lost response.
   */
  readReports?(request: { body: Uint8Array; headers: RequestHeaders }): ChannelReports | undefined;
  /** Some providers ask by GET whether the address is the shop's: returns what to respond, or undefined. */
  confirmWebhook?(query: Record<string, string>): string | undefined;
  /** Needed if the settings say `sendsCodes`. A visitor waits for the result, so it must come within seconds. */
  sendCode?(message: CodeMessage): Promise<ProviderResult<unknown>>;
}

/** What the set-up assistant and the self-check say about a provider. */
export interface ChannelSetup {
  note: Text;
  advice: Text;
}

/** A channel for messages such as SMS, WhatsApp or push. Off until its keys are set. */
export interface MessageChannel<Settings = unknown> {
  /** Stored with the customer's consent, so it never changes. */
  id: string;
  label: Text;
  /** Who carries the messages, for the owner; without it the id. */
  provider?: string;
  setup?: ChannelSetup;
  /** Its provider calls the webhook of the channel; the set-up assistant shows the address. */
  hasReports?: boolean;
  keys: readonly KeyDefinition[];
  /** `isOffered`: it can send messages about orders. `sendsCodes`: it can carry codes, so visitors log in by mobile number. */
  settings(input: SettingsInput): Settings & { isOffered: boolean; sendsCodes?: boolean };
  server: () => Promise<{ createChannel(settings: Settings): ChannelServer }>;
}
