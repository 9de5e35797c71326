import { boolean, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '../../../../rules/address.ts';
import { timestamptz } from '../columns.ts';

export const savedAddresses = pgTable('saved_addresses', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  label: text('label').notNull().default(''),
  name: text('name'),
  phone: text('phone'),
  address: jsonb('address').$type<Address | string>().notNull(),
  latitude: numeric('latitude'),
  longitude: numeric('longitude'),
  pointSetAt: timestamptz('point_set_at'),
  isDefault: boolean('is_default').notNull().default(false),
  version: integer('version').notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});
