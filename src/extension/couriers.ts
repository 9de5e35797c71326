import type { Address } from '../rules/address.ts';
import type { DeliveryRates, Parcel } from '../rules/delivery-charge.ts';
import type { TrackingStatus } from '../rules/tracking-status.ts';
import type { KeyDefinition, SettingsInput } from './keys.ts';
import type { ProviderResult } from './provider-result.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { Text } from './text.ts';

export interface Booking {
  trackingNumber: string;
  /** Who really carries the parcel, where the courier sends it with others. */
  carrier?: string;
  /** The courier's own ids of the order and the parcel: later calls get them. */
  courierOrder?: string;
  courierParcel?: string;
}

/** A parcel that was booked. Ids are empty where the booking had none. */
export interface BookedParcel extends Required<Booking> {
  number: string;
}

export interface TrackingEvent {
  id: string;
  trackingNumber: string;
  status: TrackingStatus;
  at: Date;
  /** What the courier says, as it stands there. */
  note?: string;
}

export interface BookedItem {
  name: string;
  sku: string;
  quantity: number;
  /** Of one piece, in paise. */
  price: number;
}

export interface BookingOrder extends Parcel {
  /** Cash that the courier collects at the door, in paise. Not set: nothing. */
  collect?: number;
  orderId: string;
  number: string;
  /** Ours at the courier: the number, and `-2` for the second parcel of an order. */
  reference: string;
  /** An earlier try may have booked it without a response: search for the reference first. */
  isRepeated: boolean;
  name: string;
  phone: string;
  email: string;
  address: string;
  /** Not set for an old order whose address is one line. */
  addressParts?: Address;
  placedAt: Date;
  items: readonly BookedItem[];
  /** In paise. */
  deliveryCharge: number;
  discount: number;
  cashFee: number;
}

export interface Pickup {
  /** The day and the courier's number, in its words. */
  note: string;
}

/** Codes of a rejected booking that the shop explains to the admin; others are shown in the courier's words. */
export const bookingErrors = ['not-served', 'no-cash', 'no-credit', 'bad-address', 'keys-rejected'] as const;
/** The reference belongs to a cancelled parcel: the shop tries the next one. */
export const REFERENCE_USED = 'reference-used';

/** A courier. Everything is optional but its name: without a booking the owner types the tracking number. */
export interface Courier<Settings = unknown> {
  /** Stored with shipments, so it never changes. */
  id: string;
  name: string;
  /** {number} stands for the tracking number. */
  trackingUrl?: string;
  /** The delivery charge in paise; undefined: not served. Pure, because browser and server both compute it. One courier at most has rates. */
  rates?: DeliveryRates;
  /** How the charge is explained in the cart and the shipping policy. */
  ratesText?: Text;
  keys?: readonly KeyDefinition[];
  /** Where the owner finds the keys, and what to check when they do not work. */
  setup?: { note: Text; advice: Text };
  settings?(input: SettingsInput): Settings & { isOffered: boolean };
  /** The order becomes shipped when the courier reports that it has the parcel. Without it: when it is booked. */
  shipsOnPickup?: boolean;
  /** The end of the webhook's address, where it is not the id. */
  webhookName?: string;
  server?: () => Promise<{ createCourier(settings: Settings): CourierServer }>;
}

export interface CourierServer {
  /** The same reference never books twice. */
  book?(order: BookingOrder): Promise<ProviderResult<Booking>>;
  /** A PDF. */
  label?(trackingNumber: string, parcel: BookedParcel): Promise<ProviderResult<Uint8Array>>;
  /** One PDF for several parcels. */
  labels?(parcels: readonly BookedParcel[]): Promise<ProviderResult<Uint8Array>>;
  /** Asks the courier to fetch the parcel, on a day such as 2026-11-18 or as soon as it comes; again is harmless. */
  pickup?(parcel: BookedParcel, day?: string): Promise<ProviderResult<Pickup>>;
  /** The list that the courier signs when it fetches the parcels, a PDF. */
  manifest?(parcels: readonly BookedParcel[]): Promise<ProviderResult<Uint8Array>>;
  /** Before the courier has it; again is harmless. */
  cancel?(parcel: BookedParcel): Promise<ProviderResult<unknown>>;
  /** Asks the courier to deliver once more what it could not deliver; again is harmless. The note is for whoever drives. */
  reattempt?(parcel: BookedParcel, note: string): Promise<ProviderResult<unknown>>;
  /** Everything that the courier knows of at most 50 parcels. With it, events of the webhook only say which parcels to ask about. */
  track?(trackingNumbers: readonly string[]): Promise<ProviderResult<TrackingEvent[]>>;
  /** Reads a webhook; undefined for a forged one. */
  readEvents?(request: { body: Uint8Array; headers: RequestHeaders }): TrackingEvent[] | undefined;
  /** For the self-check; changes nothing. */
  checkKeys?(): Promise<ProviderResult<unknown>>;
}
