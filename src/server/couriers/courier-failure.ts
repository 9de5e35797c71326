import type { ProviderResult } from '../../extension/provider-result.ts';
import { adminParcels } from '../../messages/admin-parcels.ts';
import { type Failure, failure } from '../platform/result.ts';

/** A call that did not work, in words that help the admin. */
export function courierFailure(
  result: Exclude<ProviderResult<unknown>, { is: 'ok' }>,
): Failure<'courier-away' | 'booking-refused'> {
  if (result.is === 'unreachable') return failure('courier-away');
  const message = adminParcels.rejected({ code: result.code, said: result.message });
  return failure('booking-refused', message ? { message } : {});
}
