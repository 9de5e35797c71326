import type { Seller } from '../../contract/invoice.ts';
import type { Sender } from '../emails/email-layout.ts';
import { announceAction } from '../orders/admin/act-on-order.ts';
import { lockOrderRow } from '../orders/lock-order-row.ts';
import type { Db } from '../platform/db/db.ts';
import { type Jobs, type Queue, type Worker, worker } from '../platform/jobs.ts';
import { findParcel, revertSecondsLeft, setAnnounced } from './parcels.store.ts';

interface AnnounceJob {
  batchId: string;
  orderId: string;
}

export const announceQueue: Queue<AnnounceJob> = {
  name: 'announce-parcel',
  options: { retryLimit: 15, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 },
};

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
  seller: () => Promise<Seller>;
}

/**
 * When a shipment can no longer be undone: the invoice of a cash order and the e-mail to the customer, in the transaction that
 * remembers it. A job that runs twice finds the mark.
 */
export function createAnnounceWorker({ db, jobs, sender, seller }: Deps): Worker {
  return worker(announceQueue, async ({ batchId, orderId }) => {
    const deps = { db, jobs, sender: await sender(), seller: await seller() };
    await db.transaction(async (tx) => {
      const order = await lockOrderRow(tx, orderId);
      const parcel = await findParcel(tx, batchId, orderId);
      if (!parcel || parcel.undoneAt || parcel.announcedAt) return;
      const seconds = await revertSecondsLeft(tx, parcel);
      // a restored backup has its jobs without their delay
      if (seconds > 0) return jobs.send(tx, announceQueue, { batchId, orderId }, Math.ceil(seconds));
      await setAnnounced(tx, parcel);
      // a cash parcel came back first: without an invoice there was nothing to credit, and none may follow
      if (!order || order.status === 'CANCELLED') return;
      const { courier, trackingNumber, version } = order;
      const input = {
        action: 'ship',
        courier: courier ?? '',
        trackingNumber: trackingNumber ?? '',
        note: '',
        version,
      } as const;
      // a parcel that was delivered meanwhile still needs what shipping records, but its customer gets no e-mail about it
      const reader = order.status === 'SHIPPED' ? order : { ...order, email: '' };
      await announceAction(deps, tx, reader, input);
    });
  });
}
