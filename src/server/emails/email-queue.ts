import type { Db } from '../platform/db/db.ts';
import { type Jobs, type Queue, type Worker, worker } from '../platform/jobs.ts';
import type { Attachment, Mailer } from '../providers/mailer.ts';
import { type EmailContent, renderEmail, type Sender } from './email-layout.ts';

interface MailJob {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  content: EmailContent;
  /** The order whose invoice goes along. */
  invoiceOf?: string;
}

interface OlderMailJob extends Omit<MailJob, 'content'> {
  parts: Omit<EmailContent, 'totals'> & { sums?: [string, string][] };
}

/** A mail server may be away for some hours: about 15 tries, the last ones an hour apart. */
export const MAIL_RETRIES = { retryLimit: 15, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

export const mailQueue: Queue<MailJob | OlderMailJob> = { name: 'mail', options: MAIL_RETRIES };

/** A letter in the caller's transaction: sent when that commits, tried again while the mail server is away. */
export async function enqueueMail(jobs: Jobs, tx: Db, mail: MailJob): Promise<void> {
  // somebody who ordered by phone may have no address
  if (mail.to.address !== '') await jobs.send(tx, mailQueue, mail);
}

/** `invoice` draws the invoice of an order, where there is one. */
export function mailWorker(
  mailer: Mailer,
  sender: () => Promise<Sender>,
  invoice: (orderId: string) => Promise<Attachment | undefined>,
): Worker {
  return worker(mailQueue, async (job, jobId) => {
    const { to, replyTo, invoiceOf } = job;
    const from = await sender();
    const attachment = invoiceOf === undefined ? undefined : await invoice(invoiceOf);
    await mailer.send(renderEmail(contentOf(job), from), {
      ...sentBy(jobId, from),
      to,
      ...(replyTo && { replyTo }),
      ...(attachment && { attachment }),
    });
  });
}

/** A job that an older version of the shop queued has its content under the field names of that version. */
function contentOf(job: MailJob | OlderMailJob): EmailContent {
  if ('content' in job) return job.content;
  const { sums, ...content } = job.parts;
  return { ...content, ...(sums && { totals: sums }) };
}

/** The message's id is made from the job, so that every attempt carries the same. */
export function sentBy(jobId: string, { shopName, mailFrom, shopUrl }: Sender) {
  return {
    from: { name: shopName, address: mailFrom },
    messageId: `<${jobId}@${new URL(shopUrl).hostname}>`,
  };
}
