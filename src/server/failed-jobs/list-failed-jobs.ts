import type { AdminFailedJob } from '../../contract/admin/payment-issues.ts';
import { ordersOfRefunds } from '../payments/orders-of-refunds.ts';
import type { Db } from '../platform/db/db.ts';
import { type FailedJob, selectFailedJobs } from '../platform/failed-jobs.ts';

const MAX_ERROR_LENGTH = 300;

/** Failed e-mails and other jobs, with the order and recipient they concern. */
export async function listFailedJobs(db: Db): Promise<AdminFailedJob[]> {
  const jobs = await selectFailedJobs(db);
  const refundIds = jobs.flatMap(({ data }) => (typeof data.refundId === 'string' ? data.refundId : []));
  const orders = await ordersOfRefunds(db, refundIds);
  return jobs.map((job) => {
    const order = orders.get(String(job.data.refundId));
    return {
      _id: job.id,
      queue: job.queue,
      about: aboutOf(job),
      orderId: order?.id ?? orderIdOf(job),
      orderNumber: order?.number ?? null,
      error: job.error.slice(0, MAX_ERROR_LENGTH),
      tries: job.tries,
      at: job.at.toISOString(),
      isGivenUp: job.isGivenUp,
    };
  });
}

/** Recipient and subject only: the content of an e-mail is private. */
function aboutOf({ data }: FailedJob): string {
  const {
    to,
    content,
    parts = content,
    provider,
    eventId,
  } = data as {
    to?: { address?: string };
    content?: { subject?: string };
    /** Field of jobs that an older version queued. */
    parts?: { subject?: string };
    provider?: string;
    eventId?: string;
  };
  if (to?.address) return `To ${to.address}: ${parts?.subject ?? ''}`;
  return provider ? `${provider} ${eventId ?? ''}` : '';
}

function orderIdOf({ data }: FailedJob): string | null {
  const id = data.invoiceOf ?? data.orderId;
  return typeof id === 'string' ? id : null;
}
