import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { reviewForm } from '../messages/review-form.ts';
import { validation } from '../messages/validation.ts';
import { MAX_REVIEW_LENGTH } from '../rules/review.ts';
import { isSlug } from '../rules/slug.ts';

const MAX_REPLY_LENGTH = 2000;
const MAX_IMAGE_LENGTH = 7 * 1024 * 1024;
const MAX_RATING = 5;

const incomplete = { error: () => reviewForm.incomplete };
const replyMissing = { error: () => adminValidation.replyMissing };

const reply = z.object({ _id: z.string(), text: z.string(), createdAt: z.string() });

export const review = z.object({
  _id: z.string(),
  rating: z.number().int().min(1).max(5),
  review: z.string(),
  image: z.string(),
  CustomerId: z.object({ _id: z.string().nullable(), name: z.string() }),
  isVerifiedPurchase: z.boolean(),
  createdAt: z.string().meta({ description: 'ISO 8601 timestamp in UTC' }),
  replies: z.array(reply),
});

export const newReview = z.object({
  productId: z.string().refine(isSlug, 'is no id of a food'),
  rating: z
    .number({
      error: ({ input }) =>
        input === undefined || input === null ? reviewForm.incomplete : validation.notANumber,
    })
    .int({ error: () => validation.notWhole })
    .min(1, incomplete)
    .max(MAX_RATING, { error: () => validation.maxNumber(MAX_RATING) }),
  review: z
    .string(incomplete)
    .trim()
    .min(1, incomplete)
    .max(MAX_REVIEW_LENGTH, { error: () => validation.maxCharacters(MAX_REVIEW_LENGTH) }),
  image: z
    .string(incomplete)
    .min(1, incomplete)
    .max(MAX_IMAGE_LENGTH, { error: () => validation.tooLarge })
    .meta({ description: 'A PNG or JPEG as data URL, at most 5 MB' }),
  CustomerId: z.unknown().optional().meta({ description: 'Ignored: the author is the signed-in user' }),
});

/** A review in the admin area. */
export const adminReview = review.extend({
  isHidden: z.boolean().meta({ description: 'Hidden reviews are neither shown nor counted' }),
  product: z.object({ _id: z.string(), name: z.string() }),
});

export const reviewFilters = ['all', 'unanswered', 'hidden'] as const;

export const adminReviewQuery = z.object({
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Matches the text, the author or the food' }),
  show: z.enum(reviewFilters).default('all'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.uuid().optional().meta({ description: 'Cursor: _id of the last review of the previous page' }),
});

export const newReply = z.object({
  text: z
    .string(replyMissing)
    .trim()
    .min(1, replyMissing)
    .max(MAX_REPLY_LENGTH, { error: () => adminValidation.replyTooLong(MAX_REPLY_LENGTH) }),
});

export type Review = z.infer<typeof review>;
export type NewReview = z.infer<typeof newReview>;
export type AdminReview = z.infer<typeof adminReview>;
export type ReviewFilter = (typeof reviewFilters)[number];
export type NewReply = z.infer<typeof newReply>;
