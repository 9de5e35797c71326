import type { RequestHeaders } from '../../extension/request-headers.ts';
import { type ChannelConfig, offeredChannels, stopChannel } from '../channels/message-channels.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { recordReport } from './notices.store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const MAX_ERROR_LENGTH = 300;
const MAX_ID_LENGTH = 200;

interface Deps {
  db: Db;
  config: ChannelConfig;
}

async function serverOf({ config }: Deps, channelId: string) {
  const channel = offeredChannels(config).find(({ id }) => id === channelId);
  return channel && (await channel.server()).createChannel(channel.settings(config.settingsInput));
}

/** A provider says what became of messages. Repeated, late and unknown reports are harmless. */
export async function receiveReports(
  deps: Deps,
  channel: string,
  request: { body: Uint8Array; headers: RequestHeaders },
): Promise<Result<undefined, 'not-found' | 'bad-signature'>> {
  const server = await serverOf(deps, channel);
  if (!server?.readReports) return failure('not-found');
  const reports = server.readReports(request);
  if (!reports) return failure('bad-signature');
  for (const { noticeId = '', providerId, state, at, error = '' } of reports.messages) {
    if (providerId === '' || providerId.length > MAX_ID_LENGTH || Number.isNaN(at.getTime())) continue;
    await recordReport(deps.db, {
      channel,
      noticeId: UUID.exec(noticeId)?.[0] ?? null,
      providerId: withoutNul(providerId),
      state,
      at,
      error: withoutNul(error).slice(0, MAX_ERROR_LENGTH),
    });
  }
  for (const phone of reports.stops) await stopChannel(deps.db, channel, phone);
  return success();
}

/** PostgreSQL cannot store it. */
const withoutNul = (value: string) => value.replaceAll('\0', '');

/** The provider asks whether this address is the shop's. */
export async function confirmWebhook(
  deps: Deps,
  channel: string,
  query: Record<string, string>,
): Promise<Result<string, 'not-found'>> {
  const challenge = (await serverOf(deps, channel))?.confirmWebhook?.(query);
  return challenge === undefined ? failure('not-found') : success(challenge);
}
