import type { OrderRequest } from '../../contract/returns.ts';
import { allowedRequests } from '../../rules/returns.ts';
import { base64Image } from '../../rules/upload.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import { type ImageError, saveImage } from '../images/save-image.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { findForAfterSale, insertRequest } from './returns.store.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
  storage: Storage;
  sender: Sender;
}

type Rejection = 'order-not-found' | 'request-not-possible' | ImageError;

/** Kept for the owner and told to the owner. The same thing asked twice is asked once. */
export async function makeRequest(
  { db, jobs, storage, sender }: Deps,
  { orderId, userId, input }: { orderId: string; userId: string; input: OrderRequest },
): Promise<'made' | Rejection> {
  const order = await findForAfterSale(db, orderId, userId);
  if (!order) return 'order-not-found';
  if (!allowedRequests(order, await databaseNow(db)).includes(input.kind)) return 'request-not-possible';
  const photos = await savePhotos(storage, input.photos);
  if (typeof photos === 'string') return photos;
  await db.transaction(async (tx) => {
    const { kind, text } = input;
    const isNew = await insertRequest(tx, { id: newId(), orderId, kind, text, photos });
    if (!isNew || !sender.shopEmail) return;
    await enqueueMail(jobs, tx, {
      to: { name: sender.shopName, address: sender.shopEmail },
      content: {
        subject: `Order #${order.number}: ${kind} requested`,
        greeting: 'A customer asks:',
        paragraphs: [text],
        link: { text: 'Answer', url: `${sender.shopUrl}/admin/requests` },
      },
    });
  });
  return 'made';
}

async function savePhotos(storage: Storage, urls: string[]): Promise<string[] | ImageError> {
  const existing: string[] = [];
  for (const url of urls) {
    const base64 = base64Image(url);
    if (!base64) return 'wrong-picture';
    const saved = await saveImage(storage, Buffer.from(base64, 'base64'));
    if (typeof saved === 'string') return saved;
    existing.push(saved.imageUrl);
  }
  return existing;
}
