import type { Courier } from './couriers.ts';
import type { EventModule } from './events.ts';
import type { ExtraField } from './fields.ts';
import type { KeyDefinition } from './keys.ts';
import type { MessageChannel } from './message-channels.ts';
import type { Payment, PaymentSettings } from './payments.ts';
import type { Section } from './sections.ts';
import type { Theme } from './theme.ts';

/** The version of this interface. It grows by one when an extension of before would no longer build. */
export const EXTENSION_API_VERSION = 1;

/** What an extension adds. Every part is a list of values that the shop mounts in one place; nothing can be overridden. */
export interface Extension {
  /** The name of its folder or package. */
  name: string;
  apiVersion: typeof EXTENSION_API_VERSION;
  /** Environment variables that no payment, courier or channel of it declares. */
  keys?: readonly KeyDefinition[];
  payments?: readonly Payment[];
  couriers?: readonly Courier[];
  messages?: readonly MessageChannel[];
  sections?: readonly Section[];
  fields?: readonly ExtraField[];
  events?: EventModule;
  theme?: Theme;
}

/** Checks the type of an extension where it is written. */
export function defineExtension<const Value extends Extension>(extension: Value): Extension {
  return extension;
}

/** Checks the type of a payment method: settings and options are the same in all its parts. */
export function definePayment<Settings extends PaymentSettings, Options>(
  payment: Payment<Settings, Options>,
): Payment {
  // only the payment's own functions get its settings and options, and they made them
  return payment as unknown as Payment;
}

/** Checks the type of a channel: settings are the same in all its parts. */
export function defineChannel<Settings>(channel: MessageChannel<Settings>): MessageChannel {
  // only the channel's own server gets its settings, and the channel made them
  return channel as unknown as MessageChannel;
}

/** Checks the type of a courier: settings are the same in all its parts. */
export function defineCourier<Settings>(courier: Courier<Settings>): Courier {
  // only the courier's own server gets its settings, and the courier made them
  return courier as unknown as Courier;
}

/** Checks the type of a section: schemas, labels, defaults and component name the same texts. */
export function defineSection<Field extends string, ItemField extends string = never>(
  section: Section<Field, ItemField>,
): Section {
  // the shop fills in the texts of the schemas
  return section as unknown as Section;
}

export interface ShopConfig {
  extensions: readonly Extension[];
}

export function defineShop(config: ShopConfig): ShopConfig {
  return config;
}
