import type { Extension } from '../../../extension/extension.ts';
import type { KeyValues, SettingsInput } from '../../../extension/keys.ts';
import type { PaymentSettings } from '../../../extension/payments.ts';
import { paymentsOf } from './extension-keys.ts';
import type { Variables } from './variables.ts';

export interface ProvidersInput {
  variables: Variables;
  /** Keys of extensions and of the mail server. */
  keys: KeyValues;
  extensions: readonly Extension[];
}

export interface ProvidersConfig {
  /** What the settings of every provider are made of. */
  settingsInput: SettingsInput;
  /** By the id of the payment method. */
  paymentSettings: Readonly<Record<string, PaymentSettings>>;
  /** Frankfurter's latest rates, base INR. */
  exchangeRateUrl: string;
}

const RATES = 'v1/latest?base=INR&symbols=USD';

/** Live mode uses the real providers; demo mode uses the built-in sandbox unless configured otherwise. */
export function providersConfig({ variables, keys, extensions }: ProvidersInput): ProvidersConfig {
  const isLive = variables.SHOP_MODE === 'live';
  const sandboxUrl = `http://127.0.0.1:${variables.PORT}/sandbox`;
  const settingsInput = { isLive, keys, sandboxUrl, publicUrl: publicUrlOf(variables) };
  return {
    settingsInput,
    paymentSettings: Object.fromEntries(
      paymentsOf(extensions).map(({ id, settings }) => [id, settings(settingsInput)]),
    ),
    exchangeRateUrl:
      variables.EXCHANGE_RATE_URL ??
      (isLive ? `https://api.frankfurter.dev/${RATES}` : `${sandboxUrl}/exchange-rate/${RATES}`),
  };
}

export function publicUrlOf({ PUBLIC_URL, PORT }: Variables): string {
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}
