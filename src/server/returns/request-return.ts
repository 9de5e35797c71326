import type { OrderRequest } from '../../contract/returns.ts';
import { policyOfOrder } from '../../rules/policy.ts';
import { allowedRequests } from '../../rules/returns.ts';
import { base64Image } from '../../rules/upload.ts';
import type { Sender } from '../emails/email-layout.ts';
import { returnRequestedEmail } from '../emails/return-requested-email.ts';
import { type ImageError, saveImage } from '../images/save-image.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { mailShop } from '../users/mail-shop.ts';
import { findForAfterSale, insertRequest, selectPieces } from './returns.store.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
  storage: Storage;
  sender: Sender;
}

type Code = 'order-not-found' | 'request-not-possible' | ImageError;

/** Saves the customer's request and emails the shop. An open request of the same kind is not saved twice. */
export async function requestReturn(
  { db, jobs, storage, sender }: Deps,
  { orderId, userId, input }: { orderId: string; userId: string; input: OrderRequest },
): Promise<Result<undefined, Code>> {
  const order = await findForAfterSale(db, orderId, userId);
  if (!order) return failure('order-not-found');
  const policy = policyOfOrder(sender.policy, order.promise);
  if (!allowedRequests(order, await databaseNow(db), policy).includes(input.kind)) {
    return failure('request-not-possible');
  }
  const pieces = await selectPieces(db, orderId);
  if (!input.items.every(({ line, quantity }) => quantity <= (pieces[line] ?? 0))) {
    return failure('request-not-possible');
  }
  const saved = await savePhotos(storage, input.photos);
  if (!saved.ok) return saved;
  const photos = saved.value;
  await db.transaction(async (tx) => {
    const { kind, text, items } = input;
    const isNew = await insertRequest(tx, { id: newId(), orderId, kind, text, photos, items });
    if (!isNew) return;
    await mailShop({ jobs, sender }, tx, {
      content: () => returnRequestedEmail({ orderId: order.id, number: order.number, kind, text }, sender),
    });
  });
  return success();
}

async function savePhotos(storage: Storage, urls: string[]): Promise<Result<string[], ImageError>> {
  const imageUrls: string[] = [];
  for (const url of urls) {
    const base64 = base64Image(url);
    if (!base64) return failure('wrong-picture');
    const saved = await saveImage(storage, Buffer.from(base64, 'base64'));
    if (!saved.ok) return saved;
    imageUrls.push(saved.value.imageUrl);
  }
  return success(imageUrls);
}
