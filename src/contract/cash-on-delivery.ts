import { z } from 'zod';
import { adminCash } from '../messages/admin-cash.ts';
import { adminValidation } from '../messages/admin-validation.ts';
import { MAX_CASH_RUPEES } from '../rules/cash-on-delivery.ts';
import { pincodeList } from './delivery.ts';
import { rupees } from './rupees.ts';
import { wholeNumber } from './whole-number.ts';

const sum = (max: number) =>
  rupees({
    max,
    message: () => adminValidation.rupees,
    tooMuch: () => (max === MAX_CASH_RUPEES ? adminCash.maxTooLarge : adminValidation.maxNumber(max)),
  });
const MAX_FEE = 1000;

/** The admin's terms for cash on delivery. */
export const cashForm = z
  .object({
    isOffered: z.boolean(),
    needsCode: z.boolean(),
    minOrder: sum(MAX_CASH_RUPEES),
    maxOrder: sum(MAX_CASH_RUPEES),
    fee: sum(MAX_FEE),
    maxUndelivered: wholeNumber(0, 100),
    maxOpen: wholeNumber(1, 100),
    onlyPincodes: pincodeList,
    notPincodes: pincodeList,
    version: z.int32().min(0).optional().meta({
      description: 'Optimistic lock: a save with an outdated version is rejected',
    }),
  })
  .refine(({ minOrder, maxOrder }) => minOrder <= maxOrder, {
    path: ['minOrder'],
    error: () => adminCash.minAboveMax,
  })
  .refine(({ maxOrder, fee }) => maxOrder + fee <= MAX_CASH_RUPEES, {
    path: ['maxOrder'],
    error: () => adminCash.maxTooLarge,
  });

const prefixes = z.array(z.string()).meta({ description: 'Pincodes or pincode prefixes' });

export const cashSettings = z.object({
  isOffered: z.boolean(),
  needsCode: z.boolean().meta({ description: 'Customers confirm a cash order by a code' }),
  minOrder: z.number().meta({ description: 'Order total without the fee, in rupees' }),
  maxOrder: z.number(),
  fee: z.number().meta({ description: 'In rupees' }),
  maxUndelivered: z
    .number()
    .meta({ description: 'Parcels that came back after which it is no longer offered; 0: always offered' }),
  maxOpen: z.number().meta({ description: 'Unpaid cash orders that a customer may have' }),
  onlyPincodes: prefixes,
  notPincodes: prefixes,
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type CashForm = z.infer<typeof cashForm>;
export type CashSettings = z.infer<typeof cashSettings>;

/** What the panel on the payment page needs. */
export interface CashOffer {
  /** Why this order cannot be paid in cash; empty if it can. */
  problem: string;
  /** In rupees. */
  fee: number;
  /** With the fee. */
  total: number;
  needsCode: boolean;
  /** Where the code goes, partly hidden. */
  codeTo: string;
  codeBy: 'email' | 'sms';
}

const orderId = z.uuid('Invalid Order ID');

export const cashCodeRequest = z.object({ orderId });
export const cashConfirmation = z.object({
  orderId,
  totalPrice: z
    .number()
    .meta({ description: 'With the fee, as the customer saw it, in rupees; only compared' }),
  code: z
    .string()
    .trim()
    .max(20)
    .optional()
    .meta({ description: 'Of the e-mail or text message, where the shop asks for one' }),
});
