import { z } from 'zod';
import { adminRecalls } from '../../messages/admin-recalls.ts';
import { noticeStates, recallSettlements } from '../../rules/recalls.ts';
import { day, requiredText } from './shared.ts';

const optionalText = (max: number) => z.string().trim().max(max).default('');

export const recallNotice = z.object({
  reason: requiredText(() => adminRecalls.reason, 2000),
  hazard: optionalText(1000).meta({ description: 'What can happen to who eats it' }),
  advice: optionalText(2000).meta({ description: 'What customers should do' }),
});
export const recallStart = recallNotice.extend({ batchId: z.uuid() });
export const recallEdit = recallNotice.extend({
  version: z.int().min(0),
  authorityNotifiedOn: day.nullable().default(null),
  endedOn: day.nullable().default(null),
});

const batch = z.object({
  _id: z.uuid(),
  code: z.string(),
  food: z.string(),
  pressedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
});

export const recallPreviewQuery = z.object({
  batch: z.string().trim().min(1).max(60).meta({ description: 'Id or code of the batch' }),
});
export const recallPreview = z.object({
  batch,
  recallId: z.uuid().nullable().meta({ description: 'Of the recall, if there is one already' }),
  bottlesLeft: z.number(),
  people: z.number().meta({ description: 'Customers whose parcel has left the farm' }),
  bottlesSold: z.number(),
  ordersToStop: z.number().meta({ description: 'Orders with these bottles that have not left the farm' }),
});

const counts = z.object({
  people: z.number(),
  bottles: z.number(),
  emailed: z.number(),
  messaged: z.number(),
  called: z.number(),
  reached: z.number(),
  waiting: z.number(),
  failing: z.number(),
  withoutEmail: z.number(),
  refunds: z.number(),
  replacements: z.number(),
  open: z.number().meta({ description: 'Neither refunded nor replaced nor closed' }),
});

export const recallSummary = z.object({
  _id: z.uuid(),
  batch,
  reason: z.string(),
  startedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  endedOn: z.string().nullable(),
});

export const recallDetails = recallSummary.extend({
  version: z.number(),
  hazard: z.string(),
  advice: z.string(),
  startedBy: z.string().nullable(),
  authorityNotifiedOn: z.string().nullable(),
  counts,
  sizes: z.array(z.object({ size: z.string(), made: z.number(), left: z.number() })),
  soldFrom: z.string().nullable(),
  soldTo: z.string().nullable(),
  ordersToStop: z.array(z.object({ _id: z.uuid(), number: z.number(), pieces: z.number() })),
});

export const recallPeopleQuery = z.object({
  show: z.enum(['all', 'open', 'unreached']).default('all'),
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export const recallPerson = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  place: z.string(),
  pieces: z.number(),
  orders: z.array(z.object({ _id: z.uuid(), number: z.number() })),
  notice: z.enum(noticeStates),
  emailedAt: z.iso.datetime().nullable(),
  emailError: z.string(),
  messagedAt: z.iso.datetime().nullable(),
  calledAt: z.iso.datetime().nullable(),
  settled: z.enum(recallSettlements).nullable(),
});

export const recallCalled = z.object({ isCalled: z.boolean() });
export const recallSettle = z.object({
  how: z.enum(recallSettlements),
  people: z.array(z.uuid()).min(1).max(50),
});
export const recallSettled = z.object({
  done: z.array(z.uuid()),
  failed: z.array(z.object({ _id: z.uuid(), error: z.string() })),
});

export type RecallNotice = z.infer<typeof recallNotice>;
export type RecallStart = z.infer<typeof recallStart>;
export type RecallEdit = z.infer<typeof recallEdit>;
export type RecallPreview = z.infer<typeof recallPreview>;
export type RecallSummary = z.infer<typeof recallSummary>;
export type RecallDetails = z.infer<typeof recallDetails>;
export type RecallPeopleQuery = z.infer<typeof recallPeopleQuery>;
export type RecallPerson = z.infer<typeof recallPerson>;
export type RecallSettle = z.infer<typeof recallSettle>;
export type RecallSettled = z.infer<typeof recallSettled>;
