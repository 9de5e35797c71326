import type { Courier } from '../../../extension/couriers.ts';
import { textOf } from '../../../extension/text.ts';
import { checkResults } from '../../../messages/check-results.ts';
import { setupChecks } from '../../../messages/setup-checks.ts';
import { courierCheck } from '../check-names.ts';
import type { Setup } from '../open-setup.ts';
import type { ActiveCheck } from './active-check.ts';
import { type CheckResult, failed, ok } from './check-deps.ts';

/** Only of couriers whose keys are set. */
export function courierChecks({ config }: Setup): ActiveCheck[] {
  return config.extensions
    .flatMap(({ couriers = [] }) => couriers)
    .filter(({ server, settings }) => server && settings?.(config.settingsInput).isOffered)
    .map((courier) => ({
      name: courierCheck(courier.id),
      step: 'payments' as const,
      isNeeded: false,
      title: setupChecks.providerKeys(courier.name),
      meaning: setupChecks.courierMeaning,
      advice: textOf(courier.setup?.advice ?? setupChecks.providerKeysAdvice),
      run: (deps) => checkCourier(deps.setup, courier),
    }));
}

async function checkCourier({ config }: Setup, { name, server, settings }: Courier): Promise<CheckResult> {
  const created = (await server?.())?.createCourier(settings?.(config.settingsInput));
  const result = await created?.checkKeys?.();
  if (!result) return ok(() => checkResults.keysSet);
  if (result.is === 'ok') return ok(() => checkResults.keysAccepted(name));
  if (result.is === 'unreachable') return failed(() => checkResults.unreachable(name), result.reason);
  return failed(() => checkResults.keysRejected(name), result.message);
}
