import type { TrackingStatus } from '../contract/tracking.ts';
import type { DeliveryRates, Parcel } from '../rules/delivery-charge.ts';
import type { KeyDefinition, SettingsInput } from './keys.ts';
import type { ProviderResult } from './provider-result.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { Text } from './text.ts';

export interface Booking {
  trackingNumber: string;
}

export interface TrackingEvent {
  id: string;
  trackingNumber: string;
  status: TrackingStatus;
  at: Date;
}

export interface BookingOrder extends Parcel {
  orderId: string;
  number: string;
  name: string;
  phone: string;
  address: string;
}

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
  settings?(input: SettingsInput): Settings & { isOffered: boolean };
  server?: () => Promise<{ createCourier(settings: Settings): CourierServer }>;
}

export interface CourierServer {
  /** The same order never books twice. */
  book?(order: BookingOrder): Promise<ProviderResult<Booking>>;
  /** A PDF. */
  label?(trackingNumber: string): Promise<ProviderResult<Uint8Array>>;
  /** Reads a webhook; undefined for a forged one. */
  readEvents?(request: { body: Uint8Array; headers: RequestHeaders }): TrackingEvent[] | undefined;
}
