import { z } from 'zod';
import { MAX_REVIEW_LENGTH, REVIEW_INCOMPLETE } from '../rules/review.ts';
import { isSlug } from '../rules/slug.ts';

const MAX_REPLY_LENGTH = 2000;
const MAX_IMAGE_LENGTH = 7 * 1024 * 1024;

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
      error: ({ input }) => (input === undefined || input === null ? REVIEW_INCOMPLETE : 'is no number'),
    })
    .int('is no whole number')
    .min(1, REVIEW_INCOMPLETE)
    .max(5, 'is 5 at most'),
  review: z
    .string(REVIEW_INCOMPLETE)
    .trim()
    .min(1, REVIEW_INCOMPLETE)
    .max(MAX_REVIEW_LENGTH, `has ${MAX_REVIEW_LENGTH} characters at most`),
  image: z
    .string(REVIEW_INCOMPLETE)
    .min(1, REVIEW_INCOMPLETE)
    .max(MAX_IMAGE_LENGTH, 'is too large')
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
    .string('Please write a reply')
    .trim()
    .min(1, 'Please write a reply')
    .max(MAX_REPLY_LENGTH, `A reply has ${MAX_REPLY_LENGTH} characters at most`),
});

export type Review = z.infer<typeof review>;
export type NewReview = z.infer<typeof newReview>;
export type AdminReview = z.infer<typeof adminReview>;
export type ReviewFilter = (typeof reviewFilters)[number];
export type NewReply = z.infer<typeof newReply>;
