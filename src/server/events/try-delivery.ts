import type { ShopEvent } from '../../extension/events.ts';
import { adminWebhooks } from '../../messages/admin-webhooks.ts';
import type { EventType } from '../../rules/event-types.ts';
import { unseal } from '../platform/keys/seal.ts';
import type { SettingsKey } from '../platform/keys/settings-key.ts';
import { FetchError } from '../platform/safe-fetch.ts';
import type { SafePost } from '../platform/safe-post.ts';
import { inEveryLanguage } from '../platform/stored-text.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import type { ClaimedDelivery, Outcome, ReceiverRow } from './deliveries.store.ts';
import type { ExtensionReceivers } from './extension-receivers.ts';
import { signWebhook } from './sign-webhook.ts';

const EXTENSION_MS = 60_000;
const MAX_ERROR_LENGTH = 300;
const GONE = 410;

export interface TryDeps {
  extensions: ExtensionReceivers;
  post: SafePost;
  settingsKey: SettingsKey;
}

export interface Tried {
  isDelivered: boolean;
  /** The endpoint says that it wants nothing any more. */
  isGone: boolean;
  outcome: Outcome;
}

type Reply = Omit<Outcome, 'durationMs'>;

/** One try. No row is locked while the receiver works. */
export async function tryDelivery(
  deps: TryDeps,
  receiver: ReceiverRow,
  delivery: ClaimedDelivery,
): Promise<Tried> {
  const begun = performance.now();
  const reply = await (receiver.url === null
    ? callExtension(deps, receiver.extension ?? '', delivery)
    : callEndpoint(deps, { ...receiver, url: receiver.url }, delivery)
  ).catch((error) => ({ responseCode: null, response: '', ...storedError(() => messageOf(error)) }));
  return {
    isDelivered: reply.error === '',
    isGone: reply.responseCode === GONE,
    outcome: { ...reply, durationMs: Math.round(performance.now() - begun) },
  };
}

function eventOf({ eventId, type, data, at }: ClaimedDelivery): ShopEvent {
  return { id: eventId, type, timestamp: at.toISOString(), data } as unknown as ShopEvent;
}

async function callExtension(
  { extensions }: TryDeps,
  name: string,
  delivery: ClaimedDelivery,
): Promise<Reply> {
  const receiver = await extensions.find(name, delivery.type);
  if (receiver) {
    const { receive, tools } = receiver;
    await withTimeout(EXTENSION_MS, receive(eventOf(delivery) as ShopEvent<EventType>, tools));
  }
  return { responseCode: null, response: '', ...NO_ERROR };
}

async function callEndpoint(
  { post, settingsKey }: TryDeps,
  receiver: ReceiverRow & { url: string },
  delivery: ClaimedDelivery,
): Promise<Reply> {
  const secrets = await secretsOf(settingsKey, receiver);
  if (secrets.length === 0) throw new FetchError(() => adminWebhooks.secretUnreadable);
  const body = JSON.stringify(eventOf(delivery));
  const headers = signWebhook(secrets, { id: delivery.eventId, body, at: new Date() });
  const { status, text } = await post.send(receiver.url, body, headers);
  const isOk = status >= 200 && status < 300;
  const error = isOk ? NO_ERROR : storedError(() => adminWebhooks.respondsWith(status));
  return { responseCode: status, response: text, ...error };
}

/** The newest first; the one before signs too for a day. */
async function secretsOf(settingsKey: SettingsKey, receiver: ReceiverRow): Promise<string[]> {
  const key = await settingsKey.find();
  const { id, secretSealed, previousSealed, previousUntil } = receiver;
  const isPreviousValid = previousUntil !== null && previousUntil > new Date();
  const sealed = [secretSealed, isPreviousValid ? previousSealed : null];
  return sealed.flatMap((value) => (key && value ? (unseal(key, secretName(id), value) ?? []) : []));
}

/** A sealed secret cannot be moved to another endpoint. */
export function secretName(receiverId: string): string {
  return `webhook ${receiverId}`;
}

const NO_ERROR = { error: '', translations: {} };

/** An admin reads it later, in another language perhaps. */
function storedError(message: () => string): Pick<Outcome, 'error' | 'translations'> {
  const { text, translations } = inEveryLanguage(() =>
    message().replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH),
  );
  return { error: text, translations };
}

/** An extension says in its own words what failed. */
function messageOf(error: unknown): string {
  if (error instanceof FetchError) return error.text();
  return (error instanceof Error && error.message) || adminWebhooks.receiverFailed;
}
