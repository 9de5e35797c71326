import type { Db } from '../platform/db/db.ts';
import { type Jobs, type Queue, type Worker, worker } from '../platform/jobs.ts';
import type { Attachment, Mailer } from '../providers/mailer.ts';
import { type EmailContent, renderEmail, type Sender } from './email-layout.ts';

interface EmailJob {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  content: EmailContent;
  /** The id of the order whose invoice is attached. */
  invoiceOf?: string;
  /** The id of the refund whose credit note is attached. */
  creditNoteOf?: string;
}

/** As queued by older versions of the shop. */
interface OlderEmailJob extends Omit<EmailJob, 'content'> {
  parts: Omit<EmailContent, 'totals'> & { sums?: [string, string][] };
}

/** A mail server may be down for hours: about 15 attempts, the last ones an hour apart. */
export const MAIL_RETRIES = { retryLimit: 15, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

export const mailQueue: Queue<EmailJob | OlderEmailJob> = { name: 'mail', options: MAIL_RETRIES };

/** Queues an e-mail in the transaction: it is sent if that commits, and retried while the mail server is down. */
export async function enqueueEmail(jobs: Jobs, tx: Db, mail: EmailJob): Promise<void> {
  // a customer who orders by phone may have no e-mail
  if (mail.to.address !== '') await jobs.send(tx, mailQueue, mail);
}

interface Documents {
  /** Renders the invoice of an order, if it has one. */
  invoice: (orderId: string) => Promise<Attachment | undefined>;
  /** Renders the credit note of a refund, if it has one. */
  creditNote: (refundId: string) => Promise<Attachment | undefined>;
}

export function createEmailWorker(
  mailer: Mailer,
  sender: () => Promise<Sender>,
  { invoice, creditNote }: Documents,
): Worker {
  return worker(mailQueue, async (job, jobId) => {
    const { to, replyTo, invoiceOf, creditNoteOf } = job;
    const from = await sender();
    const attachment =
      (invoiceOf && (await invoice(invoiceOf))) ||
      (creditNoteOf && (await creditNote(creditNoteOf))) ||
      undefined;
    await deliverEmail(mailer, from, { to, replyTo, content: contentOf(job), attachment }, jobId);
  });
}

interface Delivery extends Pick<EmailJob, 'to' | 'content'> {
  replyTo?: EmailJob['replyTo'] | undefined;
  attachment?: Attachment | undefined;
}

/** Sends an e-mail in the layout of the shop. */
export async function deliverEmail(
  mailer: Mailer,
  from: Sender,
  { to, replyTo, content, attachment }: Delivery,
  jobId: string,
): Promise<void> {
  await mailer.send(renderEmail(content, from), {
    ...sentBy(jobId, from),
    to,
    ...(replyTo && { replyTo }),
    ...(attachment && { attachment }),
  });
}

/** Reads the field names of older versions too. */
function contentOf(job: EmailJob | OlderEmailJob): EmailContent {
  if ('content' in job) return job.content;
  const { sums, ...content } = job.parts;
  return { ...content, ...(sums && { totals: sums }) };
}

/** The message id is derived from the job, so that retries have the same one. */
export function sentBy(jobId: string, { shopName, mailFrom, shopUrl }: Sender) {
  return {
    from: { name: shopName, address: mailFrom },
    messageId: `<${jobId}@${new URL(shopUrl).hostname}>`,
  };
}
