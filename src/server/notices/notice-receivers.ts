import type { EventReceiver } from '../../extension/events.ts';
import { EXTENSION_API_VERSION, type Extension } from '../../extension/extension.ts';
import type { NoticeKind } from '../../extension/message-channels.ts';
import type { EventType } from '../../rules/event-types.ts';
import { offeredChannels } from '../channels/message-channels.ts';
import { subscribeExtension, subscribeExtensions } from '../events/extension-receivers.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { hasSubscribers } from '../push/find-subscription.ts';
import { enqueuePush, enqueueThrough, type NewNotice } from './enqueue-notices.ts';
import { findOrderUser } from './notices.store.ts';

interface Deps {
  db: Db;
  config: Pick<Config, 'extensions' | 'settingsInput'>;
}

type OrderEvent = Extract<EventType, `order.${string}`>;

const kinds = {
  'order.paid': 'order-paid',
  'order.shipped': 'order-shipped',
  'order.delivered': 'order-delivered',
  'order.cancelled': 'order-cancelled',
  'order.refunded': 'order-refunded',
} as const satisfies Partial<Record<OrderEvent, NoticeKind>>;

type Enqueue = (notice: NewNotice) => Promise<void>;

/** Each channel receives events like an extension, after commit, and queues its messages: an event that comes twice queues one. */
export function noticeReceivers({ db, config }: Deps): Extension[] {
  const channels = config.extensions.flatMap(({ messages = [] }) => messages);
  return [pushReceiver(db), ...channels.map(({ id }) => channelReceiver(db, id))];
}

/** With the extensions, those channels that have their keys, and push once a browser wants it: for others no order writes an event. */
export async function subscribeReceivers({ db, config }: Deps): Promise<void> {
  const offered = offeredChannels(config).map(({ id }) => channelReceiver(db, id));
  const push = (await hasSubscribers(db)) ? [pushReceiver(db)] : [];
  await subscribeExtensions(db, [...config.extensions, ...push, ...offered]);
}

/** When the first browser subscribes. */
export function subscribePush(db: Db): Promise<void> {
  return subscribeExtension(db, pushReceiver(db));
}

function pushReceiver(db: Db): Extension {
  return receiverOf(db, 'web-push', (notice) => enqueuePush(db, notice));
}

function channelReceiver(db: Db, id: string): Extension {
  return receiverOf(db, `channel-${id}`, (notice) => enqueueThrough(db, id, notice));
}

function receiverOf(db: Db, name: string, enqueue: Enqueue): Extension {
  const receiver =
    (kind: NoticeKind): EventReceiver<keyof typeof kinds> =>
    async ({ id, data: { orderId } }) => {
      const userId = await findOrderUser(db, orderId);
      if (userId) await enqueue({ key: id, kind, userId, orderId, path: `/track/${orderId}` });
    };
  return {
    name,
    apiVersion: EXTENSION_API_VERSION,
    events: async () => ({
      receivers: Object.fromEntries(Object.entries(kinds).map(([type, kind]) => [type, receiver(kind)])),
    }),
  };
}
