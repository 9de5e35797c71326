import { cachedBy } from '../cached-by.ts';
import type { Config } from '../config/config.ts';
import { type ProvidersConfig, providersConfig } from '../config/providers.ts';
import type { Variables } from '../config/variables.ts';
import type { StoredKeyValues } from './stored-keys.ts';

type Keys = Pick<ProvidersConfig, 'razorpay' | 'paypal'> & Pick<Config, 'smtpUrl' | 'mailFrom'>;

/** The variables with the stored keys. The environment wins. */
export function mergeStoredKeys(environment: Variables, stored: StoredKeyValues): Variables {
  return { ...environment, ...stored, ...environment };
}

/**
 * A configuration whose provider keys are those of now: read them at each use, and never copy the object. Each part is the
 * same object until the stored keys change, so it can be the key of a cache. Demo mode has no stored keys.
 */
export function withStoredKeys(config: Config, stored: () => StoredKeyValues): Config {
  if (config.mode === 'demo') return config;
  const keys = cachedBy(stored, (values) => keysOf(mergeStoredKeys(config.variables, values)));
  return {
    ...config,
    get razorpay() {
      return keys().razorpay;
    },
    get paypal() {
      return keys().paypal;
    },
    get smtpUrl() {
      return keys().smtpUrl;
    },
    get mailFrom() {
      return keys().mailFrom;
    },
  };
}

function keysOf(input: Variables): Keys {
  const { razorpay, paypal } = providersConfig(input);
  return { razorpay, paypal, smtpUrl: input.SMTP_URL, mailFrom: input.MAIL_FROM };
}
