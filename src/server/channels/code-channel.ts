import type { MessageChannel } from '../../extension/message-channels.ts';
import type { Config } from '../platform/config/config.ts';

type ChannelConfig = Pick<Config, 'extensions' | 'settingsInput'>;

/** The channel that carries codes to mobile numbers. Undefined until one has its keys. */
export function findCodeChannel({ extensions, settingsInput }: ChannelConfig): MessageChannel | undefined {
  return extensions
    .flatMap(({ messages = [] }) => messages)
    .find(({ settings }) => settings(settingsInput).sendsCodes);
}
