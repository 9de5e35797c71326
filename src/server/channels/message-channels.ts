import type { ChannelChange, MessageChannelChoice } from '../../contract/message-channels.ts';
import type { MessageChannel } from '../../extension/message-channels.ts';
import { textOf } from '../../extension/text.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { deleteConsent, insertConsent, selectConsents } from './channels.store.ts';

type ChannelConfig = Pick<Config, 'extensions' | 'settingsInput'>;

/** The channels that have keys now. */
function offeredChannels({ extensions, settingsInput }: ChannelConfig): MessageChannel[] {
  return extensions
    .flatMap(({ messages = [] }) => messages)
    .filter(({ settings }) => settings(settingsInput).isOffered);
}

export async function listChannels(
  db: Db,
  config: ChannelConfig,
  userId: string,
): Promise<MessageChannelChoice[]> {
  const offered = offeredChannels(config);
  const consents = offered.length > 0 ? await selectConsents(db, userId) : [];
  return offered.map(({ id, label }) => ({
    id,
    label: textOf(label),
    isOn: consents.some(({ channel }) => channel === id),
  }));
}

/** The time of the consent is stored; taking it back deletes it. */
export async function changeChannel(
  db: Db,
  config: ChannelConfig,
  userId: string,
  { channel, isOn }: ChannelChange,
): Promise<Result<MessageChannelChoice[], 'not-found'>> {
  if (!offeredChannels(config).some(({ id }) => id === channel)) return failure('not-found');
  if (isOn) await insertConsent(db, userId, channel);
  else await deleteConsent(db, userId, channel);
  return success(await listChannels(db, config, userId));
}
