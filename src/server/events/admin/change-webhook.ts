import type { Webhook, WebhookCreate, WebhookEdit, WebhookSecret } from '../../../contract/admin/webhooks.ts';
import { adminValidation } from '../../../messages/admin-validation.ts';
import { MAX_WEBHOOKS } from '../../../rules/event-types.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { seal } from '../../platform/keys/seal.ts';
import type { SettingsKey } from '../../platform/keys/settings-key.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { FetchError } from '../../platform/safe-fetch.ts';
import type { SafePost } from '../../platform/safe-post.ts';
import type { Reauthenticate, ReauthenticationError } from '../../users/reauthenticate.ts';
import type { ReceiverRow } from '../deliveries.store.ts';
import { newWebhookSecret } from '../sign-webhook.ts';
import { secretName } from '../try-delivery.ts';
import { getWebhook } from './list-webhooks.ts';
import {
  countEndpoints,
  deleteEndpoint,
  insertEndpoint,
  lockEndpoint,
  replaceSecret,
  setDisabled,
  setEnabled,
  updateEndpoint,
} from './webhooks.store.ts';

export interface WebhookDeps {
  db: Db;
  settingsKey: SettingsKey;
  post: SafePost;
  /** Whoever can add an endpoint learns of every order: a stolen session is not enough. */
  reauthenticate: Reauthenticate;
}

type Missing = 'webhook-not-found';

export async function createWebhook(
  { db, settingsKey, post, reauthenticate }: WebhookDeps,
  currentUser: CurrentUser,
  { url, description, events, currentPassword }: WebhookCreate,
): Promise<
  Result<
    WebhookSecret,
    ReauthenticationError | Missing | 'bad-request' | 'too-many-webhooks' | 'no-settings-key'
  >
> {
  const invalid = urlError(post, url);
  if (invalid) return invalid;
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  const key = await settingsKey.findOrCreate().catch(() => undefined);
  if (!key) return failure('no-settings-key');
  const id = newId();
  const secret = newWebhookSecret();
  const isAdded = await db.transaction(async (tx) => {
    if ((await countEndpoints(tx)) >= MAX_WEBHOOKS) return false;
    const secretSealed = seal(key, secretName(id), secret);
    await insertEndpoint(tx, { id, url, description, events, secretSealed });
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'create webhook',
      target: `webhook ${id}`,
      before: {},
      after: { url, description, events },
    });
    return true;
  });
  return isAdded ? withSecret(await getWebhook(db, id), secret) : failure('too-many-webhooks');
}

export async function editWebhook(
  { db, post, reauthenticate }: WebhookDeps,
  currentUser: CurrentUser,
  id: string,
  { url, description, events, isEnabled, currentPassword }: WebhookEdit,
): Promise<Result<Webhook, ReauthenticationError | Missing | 'bad-request'>> {
  const invalid = urlError(post, url);
  if (invalid) return invalid;
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  const isDone = await changeLocked(db, id, async (tx, before) => {
    await updateEndpoint(tx, id, { url, description, events });
    const wasEnabled = before.disabledAt === null;
    if (isEnabled && !wasEnabled) await setEnabled(tx, id);
    if (!isEnabled && wasEnabled) await setDisabled(tx, id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'edit webhook',
      target: `webhook ${id}`,
      before: { ...audited(before), isEnabled: wasEnabled },
      after: { url, description, events, isEnabled },
    });
  });
  return isDone ? getWebhook(db, id) : failure('webhook-not-found');
}

export async function rotateSecret(
  { db, settingsKey, reauthenticate }: WebhookDeps,
  currentUser: CurrentUser,
  id: string,
  currentPassword: string | undefined,
): Promise<Result<WebhookSecret, ReauthenticationError | Missing | 'no-settings-key'>> {
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  const key = await settingsKey.findOrCreate().catch(() => undefined);
  if (!key) return failure('no-settings-key');
  const secret = newWebhookSecret();
  const isDone = await changeLocked(db, id, async (tx) => {
    await replaceSecret(tx, id, seal(key, secretName(id), secret));
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'rotate webhook secret',
      target: `webhook ${id}`,
      before: { secret: 'set' },
      after: { secret: 'changed' },
    });
  });
  return isDone ? withSecret(await getWebhook(db, id), secret) : failure('webhook-not-found');
}

export async function removeWebhook(
  { db, reauthenticate }: WebhookDeps,
  currentUser: CurrentUser,
  id: string,
  currentPassword: string | undefined,
): Promise<Result<undefined, ReauthenticationError | Missing>> {
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  const isDone = await changeLocked(db, id, async (tx, before) => {
    await deleteEndpoint(tx, id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'remove webhook',
      target: `webhook ${id}`,
      before: audited(before),
      after: { url: null, description: null, events: null },
    });
  });
  return isDone ? success() : failure('webhook-not-found');
}

/** False when there is no such endpoint. */
function changeLocked(
  db: Db,
  id: string,
  change: (tx: Db, before: ReceiverRow) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await lockEndpoint(tx, id);
    if (before) await change(tx, before);
    return before !== undefined;
  });
}

function withSecret(result: Result<Webhook, Missing>, secret: string): Result<WebhookSecret, Missing> {
  return result.ok ? success({ webhook: result.value, secret }) : result;
}

function urlError(post: SafePost, url: string) {
  try {
    post.check(url);
    return undefined;
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return failure('bad-request', { fields: { url: adminValidation.webhookUrl } });
  }
}

function audited({ url, description, events }: ReceiverRow) {
  return { url, description, events };
}
