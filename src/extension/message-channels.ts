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

/** A channel for messages such as SMS, WhatsApp or push. Off until its keys are set. */
export interface MessageChannel<Settings = unknown> {
  /** Stored with the customer's consent, so it never changes. */
  id: string;
  label: Text;
  keys: readonly KeyDefinition[];
  settings(input: SettingsInput): Settings & { isOffered: boolean };
  server: () => Promise<{
    createChannel(settings: Settings): { send(notice: OrderNotice): Promise<ProviderResult<unknown>> };
  }>;
}
