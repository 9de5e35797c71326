import { hash } from 'node:crypto';
import type { PushPayload } from '../../contract/push.ts';
import type { Db } from '../platform/db/db.ts';
import { FetchError } from '../platform/safe-fetch.ts';
import type { SafePost } from '../platform/safe-post.ts';
import { encryptPush } from './encrypt-push.ts';
import { deleteSubscription, type findSubscription, markDelivered } from './push.store.ts';
import type { PushKeys } from './push-keys.ts';
import { vapidHeader } from './vapid.ts';

/** A phone that was off for longer does not need to hear of it. */
const TTL_SECONDS = 24 * 3600;
const TOPIC_LENGTH = 32;
const GONE = [404, 410];
const BUSY = [408, 425, 429];

export interface SendPushDeps {
  db: Db;
  keys: PushKeys;
  post: SafePost;
  sender: () => Promise<{ shopEmail: string; shopUrl: string }>;
}

type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

type PushResult =
  | { is: 'ok' }
  | { is: 'gone' }
  | { is: 'unreachable'; reason: string }
  | { is: 'rejected'; reason: string };

/**
 * Sends one message to one browser. A second one with the same tag replaces the first: at the push service while it waits there,
 * and on the screen afterwards. So a repeated message is seen once.
 */
export async function sendPush(
  deps: SendPushDeps,
  subscription: Subscription,
  payload: PushPayload,
): Promise<PushResult> {
  const { db, keys, post } = deps;
  const { id, endpoint, publicKey } = subscription;
  const key = await keys.find(publicKey);
  // made with a pair that nobody can read any more
  if (!key) {
    await deleteSubscription(db, { id, endpoint });
    return { is: 'gone' };
  }
  const { shopEmail, shopUrl } = await deps.sender();
  const contact = shopEmail ? `mailto:${shopEmail}` : shopUrl;
  try {
    const { status } = await post.send(
      endpoint,
      encryptPush(Buffer.from(JSON.stringify(payload)), subscription),
      {
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: String(TTL_SECONDS),
        Urgency: 'normal',
        Topic: hash('sha256', payload.tag, 'base64url').slice(0, TOPIC_LENGTH),
        Authorization: vapidHeader(key, { endpoint, contact, now: new Date() }),
      },
    );
    return await recordStatus(db, { id, endpoint }, status);
  } catch (error) {
    if (error instanceof FetchError) return { is: 'unreachable', reason: error.message };
    throw error;
  }
}

async function recordStatus(
  db: Db,
  { id, endpoint }: { id: string; endpoint: string },
  status: number,
): Promise<PushResult> {
  if (status >= 200 && status < 300) {
    await markDelivered(db, id);
    return { is: 'ok' };
  }
  const reason = `status ${status}`;
  if (GONE.includes(status)) {
    const isDeleted = await deleteSubscription(db, { id, endpoint });
    // the push service has replaced it meanwhile: the next try reaches the new one
    return isDeleted ? { is: 'gone' } : { is: 'unreachable', reason };
  }
  return { is: status >= 500 || BUSY.includes(status) ? 'unreachable' : 'rejected', reason };
}
