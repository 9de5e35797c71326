import { z } from 'zod';
import { address } from './account.ts';
import { addressLabel, latLng, pointMissing, receiver } from './receiver.ts';

export const MAX_SAVED_ADDRESSES = 10;

const point = z.object(latLng).nullable();

/** An entry of the address book, as the customer writes it. */
export const savedAddressInput = z.object({
  label: addressLabel,
  ...receiver,
  address,
  addressLatLng: point.default(null),
  isDefault: z.boolean().default(false).meta({
    description: 'The default changes when another address becomes it: false leaves it as it is',
  }),
});

export const savedAddressChange = savedAddressInput.extend({
  version: z.int().min(0).meta({ description: 'Of the address as it was read' }),
});

export const savedAddress = z.object({
  _id: z.uuid(),
  label: z.string().meta({ description: "In the customer's words; empty: home" }),
  name: z.string(),
  phone: z.string(),
  address: z
    .union([address, z.string()])
    .meta({ description: 'Six parts; a single line in old data. Old states may be unknown' }),
  addressLatLng: z.object({ lat: z.string(), lng: z.string() }).nullable(),
  pointSetAt: z.iso.datetime().nullable(),
  isDefault: z.boolean(),
  version: z.int(),
});

/** Without a door on the map. */
function orEmpty(coordinate: typeof latLng.lat) {
  return z.union([z.literal(''), coordinate], pointMissing);
}

/** The form of an entry: flat, as the checkout's. */
export const savedAddressForm = z
  .object({
    label: addressLabel,
    ...receiver,
    ...address.shape,
    lat: orEmpty(latLng.lat),
    lng: orEmpty(latLng.lng),
    isDefault: z.boolean(),
  })
  .refine(({ lat, lng }) => (lat === '') === (lng === ''), { path: ['lat'], ...pointMissing });

export type SavedAddress = z.infer<typeof savedAddress>;
export type SavedAddressInput = z.infer<typeof savedAddressInput>;
export type SavedAddressChange = z.infer<typeof savedAddressChange>;
export type SavedAddressForm = z.infer<typeof savedAddressForm>;
