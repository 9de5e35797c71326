import type { OrderRequest } from '../../contract/returns.ts';
import { openRequests } from '../../rules/returns.ts';
import { base64Picture } from '../../rules/upload.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import { type PictureRefusal, savePicture } from '../images/save-image.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { findForAfterSale, insertRequest } from './returns.store.ts';

interface Parts {
  db: Db;
  jobs: Jobs;
  storage: Storage;
  sender: Sender;
}

type Refusal = 'order-not-found' | 'request-not-possible' | PictureRefusal;

/** Kept for the owner and told to the owner. The same thing asked twice is asked once. */
export async function makeRequest(
  { db, jobs, storage, sender }: Parts,
  { orderId, userId, given }: { orderId: string; userId: string; given: OrderRequest },
): Promise<'made' | Refusal> {
  const order = await findForAfterSale(db, orderId, userId);
  if (!order) return 'order-not-found';
  if (!openRequests(order, await databaseNow(db)).includes(given.kind)) return 'request-not-possible';
  const photos = await keepPhotos(storage, given.photos);
  if (typeof photos === 'string') return photos;
  await db.transaction(async (tx) => {
    const { kind, text } = given;
    const isNew = await insertRequest(tx, { id: newId(), orderId, kind, text, photos });
    if (!isNew || !sender.shopEmail) return;
    await enqueueMail(jobs, tx, {
      to: { name: sender.shopName, address: sender.shopEmail },
      parts: {
        subject: `Order #${order.number}: ${kind} requested`,
        greeting: 'A customer asks:',
        paragraphs: [text],
        link: { text: 'Answer', url: `${sender.shopUrl}/admin/requests` },
      },
    });
  });
  return 'made';
}

async function keepPhotos(storage: Storage, urls: string[]): Promise<string[] | PictureRefusal> {
  const kept: string[] = [];
  for (const url of urls) {
    const base64 = base64Picture(url);
    if (!base64) return 'wrong-picture';
    const saved = await savePicture(storage, Buffer.from(base64, 'base64'));
    if (typeof saved === 'string') return saved;
    kept.push(saved.imageUrl);
  }
  return kept;
}
