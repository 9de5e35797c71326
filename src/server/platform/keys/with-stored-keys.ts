import type { KeyValues } from '../../../extension/keys.ts';
import { cachedBy } from '../cached-by.ts';
import type { Config } from '../config/config.ts';
import { type ProvidersConfig, providersConfig } from '../config/providers.ts';

type Keys = Pick<ProvidersConfig, 'settingsInput' | 'paymentSettings'> & Pick<Config, 'smtpUrl' | 'mailFrom'>;

/** The keys of the environment with the stored ones. The environment wins. */
export function mergeStoredKeys({ environmentKeys }: Config, stored: KeyValues): KeyValues {
  return { ...stored, ...environmentKeys };
}

/**
 * A configuration whose provider keys are those of now: read them at each use, and never copy the object. Each part is the
 * same object until the stored keys change, so it can be the key of a cache. Demo mode has no stored keys.
 */
export function withStoredKeys(config: Config, stored: () => KeyValues): Config {
  if (config.mode === 'demo') return config;
  const keys = cachedBy(stored, (values) => keysOf(config, mergeStoredKeys(config, values)));
  return {
    ...config,
    get settingsInput() {
      return keys().settingsInput;
    },
    get paymentSettings() {
      return keys().paymentSettings;
    },
    get smtpUrl() {
      return keys().smtpUrl;
    },
    get mailFrom() {
      return keys().mailFrom;
    },
  };
}

function keysOf({ variables, extensions }: Config, keys: KeyValues): Keys {
  const { settingsInput, paymentSettings } = providersConfig({ variables, keys, extensions });
  return { settingsInput, paymentSettings, smtpUrl: keys.SMTP_URL, mailFrom: keys.MAIL_FROM };
}
