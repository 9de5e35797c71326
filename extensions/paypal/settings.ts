import type { KeyDefinition, SettingsInput } from '../../src/extension/keys.ts';
import type { CspOrigins, PaymentSettings } from '../../src/extension/payments.ts';

export const keys: readonly KeyDefinition[] = [];

export function settings({ isLive }: SettingsInput): PaymentSettings {
  return { isOffered: true, environment: isLive ? 'live' : 'sandbox' };
}

export function cspOrigins(_: PaymentSettings): CspOrigins {
  return {};
}
