import {
  MAX_SAVED_ADDRESSES,
  type SavedAddress,
  type SavedAddressChange,
  type SavedAddressInput,
} from '../../contract/saved-address.ts';
import { stateError } from '../../rules/pincode-states.ts';
import { mobileOf } from '../../rules/saved-address.ts';
import type { Point } from '../../rules/saved-point.ts';
import type { Db } from '../platform/db/db.ts';
import { type Failure, failure, type Result, success } from '../platform/result.ts';
import { statesOfPincode } from '../shop/pincode-directory.ts';
import {
  copyDefaultToProfile,
  deleteAddress,
  findReceiver,
  insertAddress,
  lockReceiver,
  type SavedAddressRow,
  selectAddresses,
  setDefault,
  updateAddress,
} from './addresses.store.ts';

type Receiver = { name: string; phone: string };

export async function listAddresses(db: Db, userId: string): Promise<SavedAddress[]> {
  const [receiver, rows] = await Promise.all([findReceiver(db, userId), selectAddresses(db, userId)]);
  return receiver ? rows.map((row) => savedAddressOf(row, receiver)) : [];
}

export async function addAddress(
  db: Db,
  userId: string,
  input: SavedAddressInput,
): Promise<Result<undefined, 'wrong-state' | 'too-many-addresses' | 'not-signed-in'>> {
  const wrong = wrongState(input);
  if (wrong) return wrong;
  return db.transaction(async (tx) => {
    const customer = await lockReceiver(tx, userId);
    if (!customer) return failure('not-signed-in');
    const rows = await selectAddresses(tx, userId);
    if (rows.length >= MAX_SAVED_ADDRESSES) return failure('too-many-addresses');
    const isDefault = input.isDefault || !rows.some((row) => row.isDefault);
    if (isDefault) await setDefault(tx, userId, undefined);
    await insertAddress(tx, { userId, ...valuesOf(input, customer), isDefault });
    await copyDefaultToProfile(tx, userId);
    return success();
  });
}

export async function changeAddress(
  db: Db,
  userId: string,
  id: string,
  input: SavedAddressChange,
): Promise<Result<undefined, 'wrong-state' | 'address-not-found' | 'address-changed' | 'not-signed-in'>> {
  const wrong = wrongState(input);
  if (wrong) return wrong;
  return db.transaction(async (tx) => {
    const customer = await lockReceiver(tx, userId);
    if (!customer) return failure('not-signed-in');
    const before = (await selectAddresses(tx, userId)).find((row) => row.id === id);
    if (!before) return failure('address-not-found');
    if (before.version !== input.version) return failure('address-changed');
    await updateAddress(tx, id, valuesOf(input, customer, before));
    if (input.isDefault && !before.isDefault) await setDefault(tx, userId, id);
    await copyDefaultToProfile(tx, userId);
    return success();
  });
}

/** Without its default, the oldest of the others becomes it. */
export async function removeAddress(
  db: Db,
  userId: string,
  id: string,
): Promise<Result<undefined, 'address-not-found' | 'not-signed-in'>> {
  return db.transaction(async (tx) => {
    const customer = await lockReceiver(tx, userId);
    if (!customer) return failure('not-signed-in');
    const rows = await selectAddresses(tx, userId);
    const removed = rows.find((row) => row.id === id);
    if (!removed) return failure('address-not-found');
    await deleteAddress(tx, id);
    if (removed.isDefault) await setDefault(tx, userId, rows.find((row) => row !== removed)?.id);
    await copyDefaultToProfile(tx, userId);
    return success();
  });
}

export function savedAddressOf(row: SavedAddressRow, customer: Receiver): SavedAddress {
  return {
    _id: row.id,
    label: row.label,
    name: row.name ?? customer.name,
    phone: row.phone ?? mobileOf(customer.phone),
    address: row.address,
    addressLatLng: pointOf(row),
    pointSetAt: row.pointSetAt?.toISOString() ?? null,
    isDefault: row.isDefault,
    version: row.version,
  };
}

export function pointOf({ latitude, longitude }: Pick<SavedAddressRow, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null
    ? null
    : { lat: String(Number(latitude)), lng: String(Number(longitude)) };
}

/** The columns of an entry. What is as in the profile is not stored: it follows a change of the profile. */
export function valuesOf(
  { label, name, phone, address, addressLatLng: point }: Omit<SavedAddressInput, 'isDefault'>,
  customer: Receiver,
  before?: SavedAddressRow,
) {
  const isMoved = !before || !isSamePoint(point, pointOf(before));
  return {
    label,
    name: name === customer.name ? null : name,
    phone: phone === mobileOf(customer.phone) ? null : phone,
    address,
    latitude: point?.lat ?? null,
    longitude: point?.lng ?? null,
    pointSetAt: point && (isMoved ? new Date() : before.pointSetAt),
  };
}

/** The database rounds to six decimals. */
export function isSamePoint(one: Point | null, other: Point | null): boolean {
  if (!one || !other) return one === other;
  return [Number(one.lat) - Number(other.lat), Number(one.lng) - Number(other.lng)].every(
    (difference) => Math.abs(difference) < 1e-6,
  );
}

function wrongState({
  address: { state, pincode },
}: Pick<SavedAddressInput, 'address'>): Failure<'wrong-state'> | undefined {
  const message = stateError(state, pincode, statesOfPincode(pincode));
  return message === undefined
    ? undefined
    : failure('wrong-state', { message, fields: { 'address.state': message } });
}
