import type { NewReview, Review } from '../../contract/review.ts';
import { MAX_REVIEWS_PER_FOOD } from '../../rules/review.ts';
import { base64Image } from '../../rules/upload.ts';
import { getFood } from '../foods/get-food.ts';
import type { CurrentUser } from '../http/app-env.ts';
import { type ImageError, saveImage } from '../images/save-image.ts';
import { hasBought } from '../orders/read-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { getUser } from '../users/get-user.ts';
import { countOwnReviews, insertReview } from './reviews.store.ts';
import { serializeReviews } from './serialize-reviews.ts';

type ErrorCode = 'food-not-found' | 'too-many-reviews' | ImageError;

/** The author is the signed-in customer. The image is re-encoded before it is stored. */
export async function writeReview(
  db: Db,
  storage: Storage,
  currentUser: CurrentUser,
  { productId, rating, review, image }: NewReview,
): Promise<Result<Review, ErrorCode>> {
  const [author, food] = await Promise.all([getUser(db, currentUser.id), getFood(db, productId)]);
  if (!author.ok || !food.ok) return failure('food-not-found');
  // checked before the image is decoded, which is expensive; the unique key decides in the end
  if ((await countOwnReviews(db, currentUser.id, food.value._id)) >= MAX_REVIEWS_PER_FOOD)
    return failure('too-many-reviews');
  const base64 = base64Image(image);
  if (!base64) return failure('wrong-picture');
  const storedImage = await saveImage(storage, Buffer.from(base64, 'base64'));
  if (!storedImage.ok) return storedImage;
  const row = await insertReview(db, {
    id: newId(),
    foodId: food.value._id,
    userId: currentUser.id,
    authorName: author.value.name,
    rating,
    review,
    imageUrl: storedImage.value.imageUrl,
    isVerifiedPurchase: await hasBought(db, currentUser.id, food.value._id),
  });
  const [written] = await serializeReviews(db, row ? [row] : []);
  return written ? success(written) : failure('too-many-reviews');
}
