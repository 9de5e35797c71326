import type { CashOffer } from '../../src/contract/cash-on-delivery.ts';
import type { SettingsInput } from '../../src/extension/keys.ts';
import type { PaymentServer } from '../../src/extension/payments.ts';
import { recordedByHand } from '../../src/extension/recorded-by-hand.ts';

export function settings({ isLive }: SettingsInput) {
  return { isOffered: true, environment: isLive ? 'live' : 'sandbox' } as const;
}

/** The shop knows itself what the panel gets, and confirms the order: `src/server/cash-on-delivery`. */
export function createPayment({ environment }: ReturnType<typeof settings>): PaymentServer<CashOffer> {
  return { ...recordedByHand(environment, () => ({})), options: async () => undefined };
}
