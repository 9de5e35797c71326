import { z } from 'zod';
import { type MessageChannel, NO_TEMPLATE, type NoticeKind } from '../../extension/message-channels.ts';
import { notices } from '../../messages/notices.ts';
import { type Language, pathPrefix } from '../../rules/languages.ts';
import { mobileNumber } from '../../rules/mobile.ts';
import type { Db } from '../platform/db/db.ts';
import { languageScope } from '../platform/language-scope.ts';
import type { Log } from '../platform/log.ts';
import { findCustomer, findRecipient } from './channels.store.ts';
import { type ChannelConfig, offeredChannels } from './message-channels.ts';

interface Deps {
  db: Db;
  log: Log;
  config: ChannelConfig;
  sender: () => Promise<{ shopName: string; shopUrl: string }>;
}

interface Notice {
  id: string;
  kind: NoticeKind;
  userId?: string;
  /** Its customer gets the message. */
  orderId: string | null;
  /** The page that the message leads to, without a language. */
  path: string;
  /** The food in the reader's language, when it is about no order. */
  about?: (language: Language) => Promise<string>;
}

type SendResult =
  | { is: 'sent'; providerId: string | null }
  /** The customer does not want it (any more), or the channel has no keys (any more) or no text for it. */
  | { is: 'unwanted' }
  | { is: 'unreachable'; reason: string }
  | { is: 'rejected'; reason: string };

const accepted = z.object({ providerId: z.string().max(200) });

/**
 * Sends through every channel that the customer has agreed to, now. True when one of them has taken it: then a channel that does
 * not respond is not tried again, because the others would send it a second time.
 */
export async function sendNotices(deps: Deps, notice: Notice & { orderId: string }): Promise<boolean> {
  let isSent = false;
  let silent: Error | undefined;
  for (const channel of offeredChannels(deps.config)) {
    const result = await sendThrough(deps, channel, notice);
    if (result.is === 'unreachable') silent = new Error(`${channel.id} does not respond: ${result.reason}`);
    isSent = result.is === 'sent' || isSent;
  }
  if (silent && !isSent) throw silent;
  return isSent;
}

/** Reads the consent at the last possible time. */
export async function sendThrough(
  { db, log, config, sender }: Deps,
  channel: MessageChannel,
  { id, kind, userId, orderId, path, about }: Notice,
): Promise<SendResult> {
  const settings = channel.settings(config.settingsInput);
  if (!settings.isOffered) return { is: 'unwanted' };
  const order = orderId ? await findRecipient(db, orderId, channel.id) : undefined;
  const customer = !orderId && userId ? await findCustomer(db, userId, channel.id) : undefined;
  const recipient = order ?? customer;
  if (!recipient?.phone) return { is: 'unwanted' };
  const { language, phone, name } = recipient;
  const { shopName, shopUrl } = await sender();
  const values = {
    name,
    shopName,
    number: order ? String(order.number) : '',
    ...(about && { about: await about(language) }),
    orderUrl: shopUrl + pathPrefix(language) + path,
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
  if (result.is === 'unreachable') return { is: 'unreachable', reason: result.reason };
  if (result.is === 'rejected') {
    if (result.code === NO_TEMPLATE) return { is: 'unwanted' };
    log.warn({ channel: channel.id, code: result.code }, 'a notice was rejected');
    return { is: 'rejected', reason: `${result.code} ${result.message}`.trim() };
  }
  return { is: 'sent', providerId: accepted.safeParse(result.value).data?.providerId ?? null };
}
