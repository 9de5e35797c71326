import type { ChannelChange, MessageChannelChoice } from '../../contract/message-channels.ts';
import type { MessageChannel } from '../../extension/message-channels.ts';
import { textOf } from '../../extension/text.ts';
import { tenDigits } from '../../rules/mobile.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import {
  deleteConsent,
  insertConsent,
  insertConsentChange,
  selectConsentingByPhone,
  selectConsents,
} from './channels.store.ts';

export type ChannelConfig = Pick<Config, 'extensions' | 'settingsInput'>;

/** The channels that have keys now. */
export function offeredChannels({ extensions, settingsInput }: ChannelConfig): MessageChannel[] {
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

/** The times of the consent and of its end are stored. */
export async function changeChannel(
  db: Db,
  config: ChannelConfig,
  userId: string,
  { channel, isOn }: ChannelChange,
): Promise<Result<MessageChannelChoice[], 'not-found'>> {
  if (!offeredChannels(config).some(({ id }) => id === channel)) return failure('not-found');
  await changeConsent(db, { userId, channel, isOn, source: 'page' });
  return success(await listChannels(db, config, userId));
}

/** Somebody with this number wrote that messages should end. */
export async function stopChannel(db: Db, channel: string, phone: string): Promise<void> {
  for (const userId of await selectConsentingByPhone(db, channel, tenDigits(phone)))
    await changeConsent(db, { userId, channel, isOn: false, source: 'message' });
}

interface ConsentChange {
  userId: string;
  channel: string;
  isOn: boolean;
  source: 'page' | 'message';
}

function changeConsent(db: Db, change: ConsentChange): Promise<void> {
  const { userId, channel, isOn } = change;
  return db.transaction(async (tx) => {
    const isChanged = await (isOn ? insertConsent(tx, userId, channel) : deleteConsent(tx, userId, channel));
    if (isChanged) await insertConsentChange(tx, change);
  });
}
