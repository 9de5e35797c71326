import { z } from 'zod';
import { addressBook } from '../messages/address-book.ts';
import { checkout } from '../messages/checkout.ts';
import { line } from './one-line.ts';

/** What an order and an entry of the address book have beside the address itself. */

export const pointMissing = { error: () => checkout.pointMissing };
const mobileInvalid = { error: () => checkout.mobileInvalid };
const nameMissing = { error: () => checkout.nameMissing };

const coordinate = (limit: number) =>
  z
    .string(pointMissing)
    .trim()
    .refine((text) => /^-?\d{1,3}(\.\d{1,20})?$/.test(text) && Math.abs(Number(text)) <= limit, pointMissing);

export const receiver = {
  name: line(nameMissing.error)
    .min(1, nameMissing)
    .max(100, { error: () => checkout.nameTooLong }),
  phone: z
    .string(mobileInvalid)
    .trim()
    .regex(/^\d{10}$/, mobileInvalid),
};

export const latLng = { lat: coordinate(90), lng: coordinate(180) };

export const addressLabel = line().max(30, { error: () => addressBook.labelTooLong });
