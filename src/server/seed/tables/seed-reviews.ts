import type { Db } from '../../platform/db/db.ts';
import { reviewReplies, reviews } from '../../platform/db/schema/catalogue.ts';
import { seededId } from '../../platform/ids.ts';
import { mediaUrl } from '../media-url.ts';
import type { SeedFiles } from '../seed-files.ts';
import { customerId } from './seed-accounts.ts';

export async function seedReviews(db: Db, files: SeedFiles): Promise<void> {
  const written = new Map<string, number>();
  for (const { food, customer, image, replies, ...review } of files.reviews) {
    const key = `review ${food} ${customer}`;
    const slot = (written.get(key) ?? 0) + 1;
    written.set(key, slot);
    const id = seededId(review.createdAt, `${key} ${slot}`);
    const authorName = files.customers.find(({ email }) => email === customer)?.name;
    if (!authorName) throw new Error(`reviews.json refers to ${customer}, who is not in customers.json`);
    const [added] = await db
      .insert(reviews)
      .values({
        ...review,
        id,
        foodId: food,
        userId: customerId(customer),
        authorName,
        slot,
        imageUrl: mediaUrl(files, image),
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (!added || replies.length === 0) continue;
    await db.insert(reviewReplies).values(
      replies.map((reply, position) => ({
        ...reply,
        id: seededId(reply.createdAt, `reply ${id} ${position}`),
        reviewId: id,
        authorId: customerId('admin@example.com'),
      })),
    );
  }
}
