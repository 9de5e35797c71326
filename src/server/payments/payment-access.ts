import type { Access } from '../sessions/guard.ts';
import type { MountedPayment } from './mount-payments.ts';

/** Who may call the routes that payment methods have themselves. */
export function paymentAccess(payments: readonly MountedPayment[]): Record<string, Access> {
  const entries = payments.flatMap(({ payment, server }): [string, Access][] => {
    const { routes = [], webhook } = server();
    return [
      ...routes.map(({ method, path }): [string, Access] => [
        `${method.toUpperCase()} /api/orders${path}`,
        'customer',
      ]),
      ...(webhook ? [[`POST /api/webhooks/${payment.id}`, 'everyone'] as [string, Access]] : []),
    ];
  });
  return Object.fromEntries(entries);
}
