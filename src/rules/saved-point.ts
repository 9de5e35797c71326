import { type Address, addressParts } from './address.ts';

export interface Point {
  lat: string;
  lng: string;
}

interface Delivery {
  address: Address | string;
  addressLatLng: Point | null;
}

/** State and district have many spellings; these four parts identify the address. */
const identifyingParts = addressParts.filter((part) => part !== 'district' && part !== 'state');

/** The map point that was chosen for the same address before; `orders` are newest first. */
export function findSavedPoint(orders: readonly Delivery[], address: Address): Point | undefined {
  const key = doorOf(address);
  if (!key) return undefined;
  const match = orders.find(
    (order) => order.addressLatLng && typeof order.address === 'object' && doorOf(order.address) === key,
  );
  return match?.addressLatLng ?? undefined;
}

/** The same for every spelling of one door; undefined while a part is missing. */
export function doorOf(address: Address): string | undefined {
  const parts = identifyingParts.map((part) =>
    address[part]
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' '),
  );
  return parts.every(Boolean) ? parts.join('|') : undefined;
}
