import type { EventReceiver } from '../../extension/events.ts';
import { EXTENSION_API_VERSION, type Extension } from '../../extension/extension.ts';
import type { MessageChannel, NoticeKind } from '../../extension/message-channels.ts';
import { notices } from '../../messages/notices.ts';
import type { EventType } from '../../rules/event-types.ts';
import { mobileNumber } from '../../rules/mobile.ts';
import { subscribeExtensions } from '../events/extension-receivers.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { languageScope } from '../platform/language-scope.ts';
import type { Log } from '../platform/log.ts';
import { findRecipient } from './channels.store.ts';

interface Deps {
  db: Db;
  log: Log;
  config: Pick<Config, 'extensions' | 'settingsInput'>;
  sender: () => Promise<{ shopName: string; shopUrl: string }>;
}

type OrderEvent = Extract<EventType, `order.${string}`>;

const kinds = {
  'order.paid': 'order-paid',
  'order.shipped': 'order-shipped',
  'order.delivered': 'order-delivered',
  'order.cancelled': 'order-cancelled',
  'order.refunded': 'order-refunded',
} as const satisfies Partial<Record<OrderEvent, NoticeKind>>;

/** Each channel receives events like an extension: after commit, in order per order, and again while its provider is away. */
export function noticeReceivers(
  deps: Deps,
  isWanted: (channel: MessageChannel) => boolean = () => true,
): Extension[] {
  return deps.config.extensions
    .flatMap(({ messages = [] }) => messages)
    .filter(isWanted)
    .map((channel) => ({
      name: `channel-${channel.id}`,
      apiVersion: EXTENSION_API_VERSION,
      events: async () => ({
        receivers: Object.fromEntries(
          Object.entries(kinds).map(([type, kind]) => [type, noticeReceiver(deps, channel, kind)]),
        ),
      }),
    }));
}

/** With the extensions, those channels that have their keys: for a channel without keys no order writes an event. */
export function subscribeReceivers(deps: Deps): Promise<void> {
  const { db, config } = deps;
  const isOffered = (channel: MessageChannel) => channel.settings(config.settingsInput).isOffered;
  return subscribeExtensions(db, [...config.extensions, ...noticeReceivers(deps, isOffered)]);
}

function noticeReceiver(
  deps: Deps,
  channel: MessageChannel,
  kind: NoticeKind,
): EventReceiver<keyof typeof kinds> {
  return async ({ id, data: { orderId } }) => {
    await sendThrough(deps, channel, { id, kind, orderId, path: `/track/${orderId}` });
  };
}

interface Notice {
  id: string;
  kind: NoticeKind;
  /** Its customer gets the message. */
  orderId: string;
  /** The page that the message leads to. */
  path: string;
}

/** Sends through every channel that the customer has agreed to. True when one of them has taken it. */
export async function sendNotices(deps: Deps, notice: Notice): Promise<boolean> {
  const channels = deps.config.extensions.flatMap(({ messages = [] }) => messages);
  let isSent = false;
  for (const channel of channels) isSent = (await sendThrough(deps, channel, notice)) || isSent;
  return isSent;
}

async function sendThrough(
  { db, log, config, sender }: Deps,
  channel: MessageChannel,
  { id, kind, orderId, path }: Notice,
): Promise<boolean> {
  const settings = channel.settings(config.settingsInput);
  if (!settings.isOffered) return false;
  const recipient = await findRecipient(db, orderId, channel.id);
  if (!recipient?.phone) return false;
  const { language, phone, name } = recipient;
  const { shopName, shopUrl } = await sender();
  const values = {
    name,
    shopName,
    number: String(recipient.number),
    orderUrl: `${shopUrl}${path}`,
  };
  const { createChannel } = await channel.server();
  const result = await createChannel(settings).send({
    id: `${id}-${channel.id}`,
    kind,
    language,
    phone: mobileNumber(phone) ?? phone,
    values,
    text: languageScope.run(language, () => notices.text({ kind, ...values })),
  });
  if (result.is === 'unreachable') throw new Error(`${channel.id} does not answer: ${result.reason}`);
  if (result.is === 'rejected') log.warn({ channel: channel.id, code: result.code }, 'a notice was rejected');
  return result.is !== 'rejected';
}
