import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { FieldValues } from '../../../../contract/extra-fields.ts';
import { stockReasons } from '../../../../rules/stock-reasons.ts';
import type { FoodTexts, Translations } from '../../../../rules/translated-texts.ts';
import { money, timestamptz } from '../columns.ts';

export const foods = pgTable('foods', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  category: text('category').notNull().default(''),
  price: money('price_paise').notNull(),
  discountPercent: smallint('discount_percent').notNull().default(0),
  tags: text('tags').array().notNull().default([]),
  origins: text('origins').array().notNull().default([]),
  cookTime: text('cook_time').notNull().default(''),
  hsn: text('hsn'),
  gstBasisPoints: integer('gst_basis_points'),
  shelfLifeDays: integer('shelf_life_days'),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  position: integer('position').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  removedAt: timestamptz('removed_at'),
  searchText: text('search_text').notNull().default(''),
  searchWords: text('search_words').array().notNull().default([]),
  titleWords: text('title_words').array().notNull().default([]),
  version: integer('version').notNull().default(0),
  translations: jsonb('translations').$type<Translations<FoodTexts>>().notNull().default({}),
  fields: jsonb('fields').$type<FieldValues>().notNull().default({}),
  /** Seed for a litre of oil, or a kilo of anything else. */
  seedGramsPerLitre: integer('seed_grams_per_litre'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const foodWords = pgTable('food_words', {
  word: text('word').primaryKey(),
});

export const foodSizes = pgTable('food_sizes', {
  foodId: text('food_id').notNull(),
  size: text('size').notNull(),
  position: smallint('position').notNull(),
  price: money('price_paise').notNull(),
  stock: integer('stock'),
  netAmount: integer('net_amount'),
  netUnit: text('net_unit', { enum: ['ml', 'g'] }),
  /** Where it stands, such as "A2". */
  shelf: text('shelf').notNull().default(''),
  lowStock: integer('low_stock'),
  /** Then its stock is the sum of its batches, and triggers write the columns below: the batch that would be sent now. */
  hasBatches: boolean('has_batches').notNull().default(false),
  nextBatch: uuid('next_batch'),
  pressedOn: date('pressed_on'),
  bestBefore: date('best_before'),
});

export const stockChanges = pgTable('stock_changes', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  foodId: text('food_id').notNull(),
  size: text('size').notNull(),
  delta: integer('delta').notNull(),
  stock: integer('stock'),
  reason: text('reason', { enum: stockReasons }).notNull(),
  note: text('note').notNull().default(''),
  orderId: uuid('order_id'),
  actorId: uuid('actor_id'),
  apiKeyId: uuid('api_key_id'),
  requestId: uuid('request_id'),
  at: timestamptz('at').notNull().defaultNow(),
});

export const stockAlarms = pgTable('stock_alarms', {
  foodId: text('food_id').notNull(),
  size: text('size').notNull(),
  level: text('level', { enum: ['low', 'none'] }).notNull(),
  stocked: integer('shelf').notNull(),
  toldAt: timestamptz('told_at').notNull().defaultNow(),
});

export const foodImages = pgTable('food_images', {
  foodId: text('food_id').notNull(),
  position: smallint('position').notNull(),
  url: text('url').notNull(),
  alt: text('alt').notNull().default(''),
  width: integer('width'),
  height: integer('height'),
});

export const foodSpecifications = pgTable('food_specifications', {
  foodId: text('food_id').notNull(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  value: text('value').notNull(),
});

export const foodIngredients = pgTable('food_ingredients', {
  id: uuid('id').primaryKey(),
  foodId: text('food_id').notNull(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  quantity: text('quantity').notNull().default(''),
});

export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey(),
  foodId: text('food_id').notNull(),
  userId: uuid('user_id'),
  authorName: text('author_name').notNull(),
  slot: smallint('slot').notNull(),
  rating: smallint('rating').notNull(),
  review: text('review').notNull(),
  imageUrl: text('image_url').notNull(),
  isVerifiedPurchase: boolean('is_verified_purchase').notNull().default(false),
  hiddenAt: timestamptz('hidden_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const reviewReplies = pgTable('review_replies', {
  id: uuid('id').primaryKey(),
  reviewId: uuid('review_id').notNull(),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
