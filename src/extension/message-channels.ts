import type { Language } from '../rules/languages.ts';
import type { KeyDefinition, SettingsInput } from './keys.ts';
import type { ProviderResult } from './provider-result.ts';
import type { Text } from './text.ts';

export const noticeKinds = [
  'order-paid',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-refunded',
  'batch-recalled',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A short message about an order. */
export interface OrderNotice {
  /** Repeated deliveries have the same id, so that a provider can drop the second. */
  id: string;
  kind: NoticeKind;
  language: Language;
  /** The customer's mobile number with country code. */
  phone: string;
  values: { name: string; number: string; shopName: string; orderUrl: string };
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

export interface ChannelServer {
  send(notice: OrderNotice): Promise<ProviderResult<unknown>>;
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
  keys: readonly KeyDefinition[];
  /** `isOffered`: it can send messages about orders. `sendsCodes`: it can carry codes, so visitors log in by mobile number. */
  settings(input: SettingsInput): Settings & { isOffered: boolean; sendsCodes?: boolean };
  server: () => Promise<{ createChannel(settings: Settings): ChannelServer }>;
}
