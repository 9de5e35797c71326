import type { CodeMessage } from '../../extension/message-channels.ts';
import type { ProviderResult } from '../../extension/provider-result.ts';
import { notices } from '../../messages/notices.ts';
import type { Config } from '../platform/config/config.ts';
import { languageScope } from '../platform/language-scope.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { findCodeChannel } from './code-channel.ts';

/** The channel has its own timeout; this one is for a channel without. */
const TIMEOUT_MS = 8000;
/** While a provider is slow, further visitors get a response at once instead of a place in a growing queue. */
const MAX_AT_ONCE = 20;

export type SendCodeMessage = (
  message: Omit<CodeMessage, 'text'>,
) => Promise<ProviderResult<unknown> | { is: 'off' }>;

/** Carries codes to mobile numbers; never throws. */
export function codeMessages(config: Pick<Config, 'extensions' | 'settingsInput'>): SendCodeMessage {
  let active = 0;
  return async (message) => {
    const channel = findCodeChannel(config);
    if (!channel) return { is: 'off' };
    if (active >= MAX_AT_ONCE) return { is: 'unreachable', reason: 'rate-limited' };
    active += 1;
    try {
      const { createChannel } = await channel.server();
      const { sendCode } = createChannel(channel.settings(config.settingsInput));
      if (!sendCode) return { is: 'off' };
      const { language, code, shopName } = message;
      const text = languageScope.run(language, () => notices.code({ code, shopName }));
      return await withTimeout(TIMEOUT_MS, sendCode({ ...message, text }));
    } catch {
      return { is: 'unreachable', reason: 'timeout' };
    } finally {
      active -= 1;
    }
  };
}
