import { z } from 'zod';
import type { NoticeKind } from '../../extension/message-channels.ts';
import { type ChannelConfig, offeredChannels } from '../channels/message-channels.ts';
import type { Db } from '../platform/db/db.ts';
import { insertForBrowsers, insertForChannels, insertForStaff } from './notices.store.ts';

export interface NewNotice {
  /** Of what happened: repeated calls with the same key queue one message for each person and channel. */
  key: string;
  kind: NoticeKind;
  userId: string;
  orderId?: string;
  /** The page that it leads to. */
  path: string;
  facts?: { foodId?: string; size?: string };
}

/** Queues a message through every channel that the customer chose, in the transaction that causes it. */
export async function enqueueNotice(tx: Db, config: ChannelConfig, notice: NewNotice): Promise<void> {
  await enqueuePush(tx, notice);
  const channels = offeredChannels(config).map(({ id }) => id);
  if (channels.length > 0) await insertForChannels(tx, { ...valuesOf(notice), channels });
}

export async function enqueuePush(tx: Db, notice: NewNotice): Promise<void> {
  await insertForBrowsers(tx, valuesOf(notice));
}

export async function enqueueThrough(tx: Db, channel: string, notice: NewNotice): Promise<void> {
  await insertForChannels(tx, { ...valuesOf(notice), channels: [channel] });
}

/** Lets the phones of the staff ring: an order that is paid, or will be in cash. */
export async function enqueueNewOrder(tx: Db, orderId: string): Promise<void> {
  const path = `/admin/orders/${orderId}`;
  await insertForStaff(tx, { key: `new-order ${orderId}`, kind: 'new-order', orderId, path });
}

function valuesOf({ orderId, facts = {}, ...notice }: NewNotice) {
  return { ...notice, orderId: orderId ?? null, facts };
}

/** Kinds that customers get by push. A recall goes out at once, by its own job. */
export const pushedKinds = z.enum([
  'order-paid',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-refunded',
  'restocked',
  'price-dropped',
  'running-low',
  'new-order',
]);
