import { textOf } from '../../../extension/text.ts';
import { setupChecks } from '../../../messages/setup-checks.ts';
import type { MountedPayment } from '../../payments/mount-payments.ts';
import { hasKeys } from '../../platform/config/extension-keys.ts';
import { webhookCheck } from '../check-names.ts';
import type { Setup } from '../open-setup.ts';
import type { ActiveCheck } from './active-checks.ts';
import { checkKeys, checkWebhook } from './check-provider.ts';

/** The checks of the payment methods that the shop uses, and of those that it needs. */
export function paymentChecks({ config, payments }: Setup): ActiveCheck[] {
  const isLive = config.mode === 'live';
  return payments
    .filter(({ payment, settings }) => payment.isNeeded || settings().isOffered)
    .flatMap((mounted) => [
      ...keysCheck(mounted, isLive && !hasKeys(mounted.payment, config.settingsInput.keys)),
      ...eventsCheck(mounted, isLive && !hasKeys(mounted.payment, config.settingsInput.keys)),
    ]);
}

function keysCheck(mounted: MountedPayment, isMissing: boolean): ActiveCheck[] {
  const { payment, server } = mounted;
  if (!server().checkKeys && payment.keys.length === 0) return [];
  return [
    {
      ...textsOf(mounted),
      name: payment.id,
      title: setupChecks.providerKeys(payment.provider),
      advice: textOf(payment.setup?.advice ?? setupChecks.providerKeysAdvice),
      missing: isMissing ? setupChecks.keysMissing : undefined,
      run: () => checkKeys(mounted),
    },
  ];
}

function eventsCheck(mounted: MountedPayment, isMissing: boolean): ActiveCheck[] {
  const { payment, server } = mounted;
  if (!server().webhook?.probe) return [];
  return [
    {
      ...textsOf(mounted),
      name: webhookCheck(payment.id),
      title: setupChecks.providerCalls(payment.provider),
      meaning: setupChecks.providerCallsMeaning,
      advice: textOf(payment.setup?.webhookAdvice ?? setupChecks.providerCallsAdvice),
      missing: isMissing ? setupChecks.webhookSecretMissing : undefined,
      run: (deps) => checkWebhook(deps, mounted),
    },
  ];
}

function textsOf({ payment: { setup, isNeeded = false } }: MountedPayment) {
  const meaning = textOf(setup?.meaning ?? setupChecks.providerKeysMeaning);
  return { step: 'payments' as const, isNeeded, meaning };
}
