import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { BatchTerms } from '../../../../rules/batches.ts';
import type { CashTerms } from '../../../../rules/cash-on-delivery.ts';
import { colourPlaces } from '../../../../rules/colour.ts';
import type { ListedCourier } from '../../../../rules/couriers.ts';
import type { DeliveryTerms } from '../../../../rules/delivery-charge.ts';
import type { LocalizedTexts, StoredSection } from '../../../../rules/page-sections/section-types.ts';
import type { ShopPolicy } from '../../../../rules/policy.ts';
import type { NoticeTerms } from '../../../../rules/quiet-hours.ts';
import type { SavedLogo } from '../../../../rules/saved-logo.ts';
import type { TaxTerms } from '../../../../rules/tax-terms.ts';
import type { RecipeTexts, ShopTexts, Translations } from '../../../../rules/translated-texts.ts';
import type { UnpaidTerms } from '../../../../rules/unpaid-orders.ts';
import { timestamptz } from '../columns.ts';

export const recipes = pgTable('recipes', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  images: text('images').array().notNull().default([]),
  imageAlt: text('image_alt').notNull().default(''),
  instructions: text('instructions').array().notNull().default([]),
  prepMinutes: integer('prep_minutes').notNull(),
  cookingMinutes: integer('cooking_minutes').notNull(),
  difficulty: text('difficulty', { enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
  tags: text('tags').array().notNull().default([]),
  videoUrl: text('video_url'),
  authorName: text('author_name'),
  position: integer('position').notNull().default(0),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('published'),
  translations: jsonb('translations').$type<Translations<RecipeTexts>>().notNull().default({}),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  serves: smallint('serves'),
});

export const recipeIngredients = pgTable('recipe_ingredients', {
  recipeId: text('recipe_id').notNull(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  quantity: text('quantity').notNull().default(''),
  foodId: text('food_id'),
});

const contentKinds = [
  'hero-desktop',
  'hero-mobile',
  'hero-video',
  'testimonial',
  'certificate',
  'badge',
  'logo',
  'clip',
  'process',
  'announcement',
] as const;

/** Of releases before migration 0043, which read it during a rolling update. Nothing uses it now (decision 0090). */
export const content = pgTable('content', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: contentKinds }).notNull(),
  position: smallint('position').notNull().default(0),
  title: text('title').notNull().default(''),
  text: text('text').notNull().default(''),
  url: text('url'),
  posterUrl: text('poster_url'),
  alt: text('alt').notNull().default(''),
  width: integer('width'),
  height: integer('height'),
  rating: smallint('rating'),
  isShown: boolean('is_shown').notNull().default(true),
  translations: jsonb('translations').$type<LocalizedTexts>().notNull().default({}),
  link: text('link'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const pageVersions = pgTable('page_versions', {
  id: uuid('id').primaryKey(),
  page: text('page').notNull(),
  state: text('state', { enum: ['draft', 'published', 'replaced'] }).notNull(),
  sections: jsonb('sections').$type<StoredSection[]>().notNull(),
  version: integer('version').notNull().default(sql`nextval('page_version_numbers')`),
  authorId: uuid('author_id'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  publishedAt: timestamptz('published_at'),
});

export const colours = pgTable('colours', {
  place: text('place', { enum: [...colourPlaces, 'accent'] }).primaryKey(),
  color: text('color').notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const shopSettings = pgTable('shop_settings', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  delivery: jsonb('delivery').$type<Partial<DeliveryTerms>>().notNull().default({}),
  unpaid: jsonb('unpaid').$type<Partial<UnpaidTerms>>().notNull().default({}),
  logo: jsonb('logo').$type<Partial<SavedLogo>>().notNull().default({}),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  versions: jsonb('versions').$type<Record<string, number>>().notNull().default({}),
  policy: jsonb('policy').$type<Partial<ShopPolicy>>().notNull().default({}),
  translations: jsonb('translations').$type<Translations<ShopTexts>>().notNull().default({}),
  cash: jsonb('cash').$type<Partial<CashTerms>>().notNull().default({}),
  guests: jsonb('guests').$type<{ isOn?: boolean }>().notNull().default({}),
  tax: jsonb('tax').$type<Partial<TaxTerms>>().notNull().default({}),
  couriers: jsonb('couriers').$type<{ list?: ListedCourier[] }>().notNull().default({}),
  security: jsonb('security').$type<{ refundLimit?: number }>().notNull().default({}),
  batches: jsonb('batches').$type<Partial<BatchTerms>>().notNull().default({}),
  notices: jsonb('notices').$type<Partial<NoticeTerms>>().notNull().default({}),
  offline: jsonb('offline').$type<{ isOn?: boolean }>().notNull().default({}),
});

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  answeredAt: timestamptz('answered_at'),
  answer: text('answer'),
  answeredBy: uuid('answered_by'),
});

export const seedRuns = pgTable('seed_runs', {
  checksum: text('checksum').primaryKey(),
  brand: text('brand').notNull().default('chekku'),
  seededAt: timestamptz('seeded_at').notNull().defaultNow(),
});

export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  means: text('means').notNull(),
});

export const limits = pgTable('limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
