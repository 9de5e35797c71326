import { z } from 'zod';
import type { Courier } from '../../../extension/couriers.ts';
import type { Extension } from '../../../extension/extension.ts';
import type { KeyDefinition, KeyValues } from '../../../extension/keys.ts';
import type { Payment } from '../../../extension/payments.ts';
import type { Text } from '../../../extension/text.ts';

/** The keys of one provider. */
export interface KeyGroup {
  /** Unique among all groups, such as `payment-acme`. */
  id: string;
  title: string;
  keys: readonly KeyDefinition[];
  /** A live shop does not open without them. */
  isNeeded: boolean;
  /** All of the needed keys must be set, or none. */
  isWhole: boolean;
  payment?: Payment;
  courier?: Courier;
  /** The id of a message channel. */
  channel?: string;
  /** Where the owner finds the keys. */
  note?: Text;
}

/** All keys that extensions declare. */
export function keyGroups(extensions: readonly Extension[]): KeyGroup[] {
  return extensions
    .flatMap((extension): KeyGroup[] => [
      ...(extension.payments ?? []).map((payment) => ({
        id: `payment-${payment.id}`,
        title: payment.provider,
        keys: payment.keys,
        isNeeded: payment.isNeeded ?? false,
        isWhole: !payment.isNeeded,
        payment,
        ...(payment.setup && { note: payment.setup.note }),
      })),
      ...(extension.couriers ?? []).map((courier) => ({
        id: `courier-${courier.id}`,
        title: courier.name,
        keys: courier.keys ?? [],
        isNeeded: false,
        isWhole: true,
        courier,
        ...(courier.setup && { note: courier.setup.note }),
      })),
      ...(extension.messages ?? []).map(({ id, provider, keys, setup }) => ({
        id: `channel-${id}`,
        title: provider ?? id,
        keys,
        isNeeded: false,
        isWhole: true,
        channel: id,
        ...(setup && { note: setup.note }),
      })),
      {
        id: `extension-${extension.name}`,
        title: extension.name,
        keys: extension.keys ?? [],
        isNeeded: false,
        isWhole: false,
      },
    ])
    .filter(({ keys }) => keys.length > 0);
}

export function paymentsOf(extensions: readonly Extension[]): Payment[] {
  return extensions.flatMap(({ payments = [] }) => payments);
}

/** All keys, and the previous values of those that are rotated. */
export function allKeys(extensions: readonly Extension[]): KeyDefinition[] {
  return keyGroups(extensions).flatMap(({ keys }) =>
    keys.flatMap(({ previousName, ...key }) =>
      previousName === undefined
        ? [key]
        : [
            { ...key, previousName },
            { ...key, name: previousName, isOptional: true, isFixed: true },
          ],
    ),
  );
}

/** Whether an admin can enter it in the set-up assistant. */
export function isStorable({ isFixed, isAddress }: KeyDefinition): boolean {
  return !isFixed && !isAddress;
}

export function hasKeys(payment: Payment, values: KeyValues): boolean {
  return payment.keys.every(({ name, isOptional }) => isOptional || values[name]);
}

/** Whether customers of a live shop can pay: with every needed method, and with one at least. */
export function canTakePayments(extensions: readonly Extension[], values: KeyValues): boolean {
  const payments = paymentsOf(extensions);
  const needed = payments.filter(({ isNeeded }) => isNeeded);
  return (
    needed.every((payment) => hasKeys(payment, values)) &&
    payments.some((payment) => hasKeys(payment, values))
  );
}

/** The environment variables of extensions. */
export function keyShape(extensions: readonly Extension[]): Record<string, z.ZodType<string | undefined>> {
  return Object.fromEntries(allKeys(extensions).map(({ name, schema }) => [name, z.optional(schema)]));
}
