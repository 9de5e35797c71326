import type { PushChange, PushDevice, PushRenewal, PushState } from '../../contract/push.ts';
import type { Language } from '../../rules/languages.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { isUniqueViolation } from '../platform/db/sql-state.ts';
import { newId } from '../platform/ids.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { SafePost } from '../platform/safe-post.ts';
import { isBrowserKey } from './encrypt-push.ts';
import {
  bindToSession,
  deleteByEndpoint,
  deleteOldest,
  hasSubscription,
  type PushTopic,
  replaceSubscription,
  upsertSubscription,
} from './push.store.ts';
import type { PushKeys } from './push-keys.ts';

/** Browsers of one person. */
const MAX_BROWSERS = 10;

export interface PushDeps {
  db: Db;
  keys: PushKeys;
  post: SafePost;
  /** Called when somebody has subscribed: from now on the events are wanted. */
  onSubscribed: () => Promise<void>;
}

type PushError = 'push-off' | 'bad-request';

/**
 * Whether this browser gets messages, and the key to subscribe with. A browser asks for it after each sign-in, and what it has
 * belongs to that sign-in from then on: the earlier one is purged some day, and the log-out of this one must end it.
 */
export async function getPushState(
  { db, keys }: PushDeps,
  { id: userId, sessionId }: CurrentUser,
  topic: PushTopic,
  { endpoint }: PushDevice,
): Promise<Result<PushState, PushError>> {
  const key = await keys.current();
  if (!key) return failure('push-off');
  const { publicKey } = key;
  if (endpoint === undefined) return success({ publicKey, isOn: false });
  await bindToSession(db, { userId, endpoint, sessionId });
  return success({ publicKey, isOn: await hasSubscription(db, { userId, endpoint, topic, publicKey }) });
}

/** Repeated calls change nothing. The subscription ends with the session. */
export async function changePush(
  { db, keys, post, onSubscribed }: PushDeps,
  { id: userId, sessionId }: CurrentUser,
  { topic, language }: { topic: PushTopic; language: Language },
  { endpoint, keys: browserKeys, isOn }: PushChange,
): Promise<Result<PushState, PushError>> {
  const key = await keys.current();
  if (!key) return failure('push-off');
  const { publicKey } = key;
  if (!isOn) {
    await deleteByEndpoint(db, { userId, endpoint, topic });
    return success({ publicKey, isOn });
  }
  if (!isAllowed(post, endpoint) || !isBrowserKey(browserKeys)) return failure('bad-request');
  await db.transaction(async (tx) => {
    await upsertSubscription(tx, {
      id: newId(),
      userId,
      sessionId,
      topic,
      endpoint,
      ...browserKeys,
      publicKey,
      language,
    });
    await deleteOldest(tx, userId, topic, MAX_BROWSERS);
  });
  await onSubscribed();
  return success({ publicKey, isOn });
}

/**
 * A push service has replaced a subscription, which the browser hears while no page of the shop is open. Its script has no
 * sign-in, so the secret of the old subscription shows whose it is. Repeated calls change nothing.
 */
export async function renewPush(
  { db, post }: Pick<PushDeps, 'db' | 'post'>,
  { old, endpoint, keys }: PushRenewal,
): Promise<Result<undefined, 'bad-request' | 'not-found'>> {
  if (!isAllowed(post, endpoint) || !isBrowserKey(keys)) return failure('bad-request');
  const replace = () => db.transaction((tx) => replaceSubscription(tx, old, { endpoint, ...keys }));
  const isKnown = await replace().catch((error: unknown) => {
    // a page has subscribed at this very time: the second try finds what it made
    if (isUniqueViolation(error)) return replace();
    throw error;
  });
  return isKnown ? success() : failure('not-found');
}

function isAllowed(post: SafePost, endpoint: string): boolean {
  try {
    post.check(endpoint);
    return true;
  } catch {
    return false;
  }
}
