import type { Db } from '../platform/db/db.ts';
import { selectOfCustomer } from './push.store.ts';

/** The address of the push service without its path, which is a secret. */
export async function exportCustomer(db: Db, userId: string) {
  const subscriptions = await selectOfCustomer(db, userId);
  return subscriptions.map(({ topic, endpoint, language, createdAt, deliveredAt }) => ({
    topic,
    service: URL.parse(endpoint)?.host ?? '',
    language,
    since: createdAt.toISOString(),
    lastDelivery: deliveredAt?.toISOString() ?? null,
  }));
}
