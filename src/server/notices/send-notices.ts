import { type NoticeKind, noticeKinds } from '../../extension/message-channels.ts';
import { notices as messages } from '../../messages/notices.ts';
import { extensionDelay } from '../../rules/delivery-retries.ts';
import { formatSize } from '../../rules/format-size.ts';
import { type Language, pathPrefix } from '../../rules/languages.ts';
import { endOfQuietHours, type NoticeTerms } from '../../rules/quiet-hours.ts';
import { sendThrough } from '../channels/send-through.ts';
import { foodNames } from '../foods/food-names.ts';
import type { Config } from '../platform/config/config.ts';
import type { RepeatedWork } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import type { Log } from '../platform/log.ts';
import { findSubscription } from '../push/find-subscription.ts';
import { type SendPushDeps, sendPush } from '../push/send-push.ts';
import { getNoticeTerms } from '../shop/notice-terms.ts';
import { pushedKinds } from './enqueue-notices.ts';
import {
  type ClaimedNotice,
  claimNotices,
  markEnded,
  markSent,
  postpone,
  waitUntil,
} from './notices.store.ts';

const AT_ONCE = 8;
const HOUR_MS = 3600 * 1000;
/** An order step that is two days old is no news. Longer than any quiet hours. */
const MAX_AGE_MS = 48 * HOUR_MS;
/** A message without a response may have been sent. Reports of the provider tell, within this time. */
const UNSURE_SECONDS = 180;
const MAX_ERROR_LENGTH = 300;

interface NoticeDeps extends Omit<SendPushDeps, 'sender'> {
  log: Log;
  config: Pick<Config, 'extensions' | 'settingsInput'>;
  sender: () => Promise<{ shopName: string; shopEmail: string; shopUrl: string }>;
}

type Sent =
  | { is: 'sent'; providerId: string | null }
  | { is: 'unwanted' }
  | { is: 'unreachable'; reason: string; isUnsure?: boolean }
  | { is: 'rejected'; reason: string };

/**
 * Looks each second for messages to send. A process that dies between sending and marking leaves one that another sends again:
 * push shows the second in place of the first, and a report of the provider ends the wait before it comes to that.
 */
export function createNoticeSender(deps: NoticeDeps): RepeatedWork {
  let isStopping = false;
  return {
    name: 'send-notices',
    everySeconds: 1,
    work: async () => {
      while (!isStopping && (await sendDueNotices(deps)) === AT_ONCE);
    },
    stop: async () => {
      isStopping = true;
    },
  };
}

/** Returns how many were due. */
export async function sendDueNotices(deps: NoticeDeps): Promise<number> {
  const due = await claimNotices(deps.db, AT_ONCE);
  if (due.length === 0) return 0;
  const terms = await getNoticeTerms(deps.db);
  await Promise.all(due.map((notice) => sendNotice(deps, terms, notice)));
  return due.length;
}

async function sendNotice(deps: NoticeDeps, terms: NoticeTerms, notice: ClaimedNotice): Promise<void> {
  const { db, log } = deps;
  const quietUntil = isForStaff(notice) ? undefined : endOfQuietHours(notice.now, terms);
  if (quietUntil) return waitUntil(db, notice, quietUntil);
  const sent = await (notice.subscriptionId
    ? sendToBrowser(deps, notice, notice.subscriptionId)
    : sendToPhone(deps, notice)
  ).catch((error: unknown): Sent => {
    log.warn({ error, notice: notice.id, channel: notice.channel }, 'a notice was not sent');
    return { is: 'unreachable', reason: error instanceof Error ? error.message : 'error' };
  });
  if (sent.is === 'sent') return markSent(db, notice, sent.providerId);
  if (sent.is === 'unwanted') return markEnded(db, notice, { status: 'dropped' });
  const error = sent.reason.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH);
  const isOld = notice.now.getTime() - notice.createdAt.getTime() > MAX_AGE_MS;
  if (sent.is === 'rejected' || isOld) return markEnded(db, notice, { status: 'failed', error });
  const delay = extensionDelay(notice.tries);
  return postpone(db, notice, { seconds: sent.isUnsure ? Math.max(delay, UNSURE_SECONDS) : delay, error });
}

const isForStaff = ({ kind }: ClaimedNotice) => kind === 'new-order';

async function sendToBrowser(deps: NoticeDeps, notice: ClaimedNotice, subscriptionId: string): Promise<Sent> {
  const subscription = await findSubscription(deps.db, subscriptionId);
  const kind = pushedKinds.safeParse(notice.kind).data;
  if (!subscription || !kind) return { is: 'unwanted' };
  const { language } = subscription;
  const { shopName } = await deps.sender();
  const result = await sendPush(deps, subscription, {
    title: shopName,
    body: languageScope.run(language, () => messages.push(kind)),
    path: isForStaff(notice) ? notice.path : pathPrefix(language) + notice.path,
    // a later step of the same order takes the place of the one before
    tag: notice.orderId ?? notice.key,
  });
  if (result.is === 'ok') return { is: 'sent', providerId: null };
  return result.is === 'gone' ? { is: 'unwanted' } : result;
}

async function sendToPhone(deps: NoticeDeps, notice: ClaimedNotice): Promise<Sent> {
  const { db, config } = deps;
  const channel = config.extensions
    .flatMap(({ messages: offered = [] }) => offered)
    .find(({ id }) => id === notice.channel);
  const kind = noticeKinds.find((one): one is NoticeKind => one === notice.kind);
  if (!channel || !kind) return { is: 'unwanted' };
  const { foodId, size } = notice.facts;
  const about = foodId
    ? async (language: Language) => {
        const name = (await foodNames(db, [foodId], language))(foodId);
        return size ? `${name} (${formatSize(size, language)})` : name;
      }
    : undefined;
  const { id, userId, orderId, path } = notice;
  const result = await sendThrough(deps, channel, {
    id,
    kind,
    userId,
    orderId,
    path,
    ...(about && { about }),
  });
  if (result.is !== 'unreachable') return result;
  const { createChannel } = await channel.server();
  const isReported = createChannel(channel.settings(config.settingsInput)).readReports !== undefined;
  return { ...result, isUnsure: isReported };
}
