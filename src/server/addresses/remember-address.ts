import { MAX_SAVED_ADDRESSES } from '../../contract/saved-address.ts';
import { type Address, addressParts } from '../../rules/address.ts';
import { isComplete } from '../../rules/saved-address.ts';
import { doorOf, type Point } from '../../rules/saved-point.ts';
import type { Db } from '../platform/db/db.ts';
import { isSamePoint, listAddresses, savedAddressOf, valuesOf } from './address-book.ts';
import {
  copyDefaultToProfile,
  insertAddress,
  lockReceiver,
  type SavedAddressRow,
  selectAddresses,
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
  if (await isRemembered(db, userId, delivery)) return;
  await db.transaction(async (tx) => {
    const customer = await lockReceiver(tx, userId);
    if (!customer) return;
    const rows = await selectAddresses(tx, userId);
    const { label, address, point: addressLatLng, name, phone } = delivery;
    const input = { label: label ?? '', address, addressLatLng, name, phone };
    const before = entryOf(rows, delivery, customer);
    if (before) {
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

/** Most orders go where the last one went: they lock nothing. */
async function isRemembered(db: Db, userId: string, delivery: Delivery): Promise<boolean> {
  const { name, phone, address, point } = delivery;
  const known = await listAddresses(db, userId);
  return known.some(
    (entry) =>
      entry.name === name &&
      entry.phone === phone &&
      typeof entry.address === 'object' &&
      addressParts.every(
        (part) => typeof entry.address === 'object' && entry.address[part] === address[part],
      ) &&
      isSamePoint(point, entry.addressLatLng),
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
