import type { NewReview, Review } from '../../contract/review.ts';
import { MOST_REVIEWS_OF_ONE } from '../../rules/review.ts';
import { base64Picture } from '../../rules/upload.ts';
import { getFood } from '../foods/get-food.ts';
import type { Caller } from '../http/app-env.ts';
import { type PictureRefusal, savePicture } from '../images/save-image.ts';
import { hasBought } from '../orders/has-bought.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { getUser } from '../users/admin/list-users.ts';
import { countOwnReviews, insertReview } from './reviews.store.ts';
import { sayReviews } from './serialize-reviews.ts';

type Refusal = 'food-not-found' | 'too-many-reviews' | PictureRefusal;

/** A customer's word about a food. Who writes is who is signed in; the picture is kept as we made it anew. */
export async function writeReview(
  db: Db,
  storage: Storage,
  caller: Caller,
  { productId, rating, review, image }: NewReview,
): Promise<Review | Refusal> {
  const [author, food] = await Promise.all([getUser(db, caller.id), getFood(db, productId)]);
  if (!author || !food) return 'food-not-found';
  // asked before the picture is opened, which is the dear part; the last word has the unique key
  if ((await countOwnReviews(db, caller.id, food._id)) >= MOST_REVIEWS_OF_ONE) return 'too-many-reviews';
  const base64 = base64Picture(image);
  if (!base64) return 'wrong-picture';
  const picture = await savePicture(storage, Buffer.from(base64, 'base64'));
  if (typeof picture === 'string') return picture;
  const row = await insertReview(db, {
    id: newId(),
    foodId: food._id,
    userId: caller.id,
    authorName: author.name,
    rating,
    review,
    imageUrl: picture.imageUrl,
    isVerifiedPurchase: await hasBought(db, caller.id, food._id),
  });
  const [written] = await sayReviews(db, row ? [row] : []);
  return written ?? 'too-many-reviews';
}
