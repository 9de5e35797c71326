import { MAX_SAVED_ADDRESSES } from '../../contract/saved-address.ts';
import { type Address, addressParts } from '../../rules/address.ts';
import { isComplete, mobileOf } from '../../rules/saved-address.ts';
import { doorOf, type Point } from '../../rules/saved-point.ts';
import type { Db } from '../platform/db/db.ts';
import { isSamePoint, pointOf, savedAddressOf, valuesOf } from './address-book.ts';
import {
  copyDefaultToProfile,
  insertAddress,
  insertFirstAddress,
  lockReceiver,
  type SavedAddressRow,
  selectAddresses,
  selectDeliveries,
  updateAddress,
} from './addresses.store.ts';

interface Delivery {
  name: string;
  phone: string;
  address: Address;
  point: Point;
  /** The entry that the customer completed. */
  addressId?: string | undefined;
  label?: string | undefined;
}

/**
 * Remembers where an order goes, with the door on the map: in the entry of the same door, in the incomplete one that the customer
 * completed, or as a new one. It runs after the order has been committed, because the address book decides nothing about it.
 * Should the process die in between, a repeated request or the next order remembers it.
 */
export async function rememberAddress(db: Db, userId: string, delivery: Delivery): Promise<void> {
  const known = await selectDeliveries(db, userId);
  // most orders go where the last one went: they lock nothing
  if (known.some((entry) => isSame(entry, delivery))) return;
  const { label, address, point: addressLatLng, name, phone } = delivery;
  const input = { label: label ?? '', address, addressLatLng, name, phone };
  const [first] = known;
  if (first?.id === null) {
    const customer = { name: first.customerName, phone: first.customerPhone };
    const { pointSetAt: _, ...values } = valuesOf(input, customer);
    if (await insertFirstAddress(db, { userId, ...values })) return;
  }
  await db.transaction(async (tx) => {
    const customer = await lockReceiver(tx, userId);
    if (!customer) return;
    const rows = await selectAddresses(tx, userId);
    const before = entryOf(rows, delivery, customer);
    if (before) {
      // a repeat of this order, sent at the same time, was faster
      if (isSame({ ...before, customerName: customer.name, customerPhone: customer.phone }, delivery)) return;
      await updateAddress(tx, before.id, {
        ...valuesOf(input, customer, before),
        label: label || before.label,
      });
    } else if (rows.length < MAX_SAVED_ADDRESSES) {
      const isDefault = !rows.some((row) => row.isDefault);
      const values = valuesOf(input, customer);
      await insertAddress(tx, {
        userId,
        ...values,
        label: label || (isDefault ? '' : nameOf(address)),
        isDefault,
      });
    } else return;
    await copyDefaultToProfile(tx, userId);
  });
}

type Known = Omit<Awaited<ReturnType<typeof selectDeliveries>>[number], 'id'>;

function isSame(known: Known, { name, phone, address, point }: Delivery): boolean {
  const { address: knownAddress } = known;
  return (
    (known.name ?? known.customerName) === name &&
    (known.phone ?? mobileOf(known.customerPhone)) === phone &&
    knownAddress !== null &&
    typeof knownAddress === 'object' &&
    addressParts.every((part) => knownAddress[part] === address[part]) &&
    isSamePoint(point, pointOf(known))
  );
}

function entryOf(
  rows: SavedAddressRow[],
  { address, addressId }: Delivery,
  customer: { name: string; phone: string },
): SavedAddressRow | undefined {
  const door = doorOf(address);
  const sameDoor = rows.find((row) => typeof row.address === 'object' && doorOf(row.address) === door);
  return sameDoor ?? rows.find((row) => row.id === addressId && !isComplete(savedAddressOf(row, customer)));
}

const MAX_LABEL_LENGTH = 30;

function nameOf({ area }: Address): string {
  return area.slice(0, MAX_LABEL_LENGTH);
}
