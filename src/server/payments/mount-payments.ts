import type { HttpSettings } from '../../extension/http-settings.ts';
import type { Payment, PaymentServer, PaymentSettings } from '../../extension/payments.ts';
import { cachedBy } from '../platform/cached-by.ts';
import type { Config } from '../platform/config/config.ts';
import { paymentsOf } from '../platform/config/extension-keys.ts';
import type { Log } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';

/** A payment method with the keys of now: an admin may enter others while the shop runs. */
export interface MountedPayment {
  payment: Payment;
  settings(): PaymentSettings;
  server(): PaymentServer;
}

/** Loads the server code of all payment methods. `http` replaces the usual timeouts and retries. */
export async function mountPayments(
  config: Pick<Config, 'extensions' | 'paymentSettings'>,
  log: Log,
  http: HttpSettings = {},
): Promise<MountedPayment[]> {
  const mounted = await Promise.all(
    paymentsOf(config.extensions).map(async (payment) => {
      const { createPayment } = await payment.server();
      const settings = () => settingsOf(config, payment);
      return { payment, settings, server: cachedBy(settings, (now) => createPayment(now, { http, log })) };
    }),
  );
  checkRoutes(mounted);
  return mounted;
}

function settingsOf({ paymentSettings }: Pick<Config, 'paymentSettings'>, { id }: Payment): PaymentSettings {
  const settings = paymentSettings[id];
  if (!settings) throw new Error(`no settings of the payment method ${id}`);
  return settings;
}

function checkRoutes(mounted: readonly MountedPayment[]): void {
  const taken = new Map<string, string>();
  for (const { payment, server } of mounted) {
    for (const { method, path } of server().routes ?? []) {
      const route = `${method.toUpperCase()} /api/orders${path}`;
      const other = taken.get(route);
      if (other) throw new StartError(`payment method ${payment.id}: ${route} belongs to ${other} already`);
      taken.set(route, payment.id);
    }
  }
}
