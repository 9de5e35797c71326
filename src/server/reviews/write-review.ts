import type { NewReview, Review } from '../../contract/review.ts';
import { MAX_REVIEWS_OF_ONE } from '../../rules/review.ts';
import { base64Image } from '../../rules/upload.ts';
import { getFood } from '../foods/get-food.ts';
import type { CurrentUser } from '../http/app-env.ts';
import { type ImageError, saveImage } from '../images/save-image.ts';
import { hasBought } from '../orders/read-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { getUser } from '../users/admin/list-users.ts';
import { countOwnReviews, insertReview } from './reviews.store.ts';
import { serializeReviews } from './serialize-reviews.ts';

type Rejection = 'food-not-found' | 'too-many-reviews' | ImageError;

/** A customer's word about a food. Who writes is who is signed in; the picture is kept as we made it anew. */
export async function writeReview(
  db: Db,
  storage: Storage,
  currentUser: CurrentUser,
  { productId, rating, review, image }: NewReview,
): Promise<Review | Rejection> {
  const [author, food] = await Promise.all([getUser(db, currentUser.id), getFood(db, productId)]);
  if (!author || !food) return 'food-not-found';
  // asked before the picture is opened, which is the dear part; the last word has the unique key
  if ((await countOwnReviews(db, currentUser.id, food._id)) >= MAX_REVIEWS_OF_ONE) return 'too-many-reviews';
  const base64 = base64Image(image);
  if (!base64) return 'wrong-picture';
  const photo = await saveImage(storage, Buffer.from(base64, 'base64'));
  if (typeof photo === 'string') return photo;
  const row = await insertReview(db, {
    id: newId(),
    foodId: food._id,
    userId: currentUser.id,
    authorName: author.name,
    rating,
    review,
    imageUrl: photo.imageUrl,
    isVerifiedPurchase: await hasBought(db, currentUser.id, food._id),
  });
  const [written] = await serializeReviews(db, row ? [row] : []);
  return written ?? 'too-many-reviews';
}
