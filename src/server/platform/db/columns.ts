import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import type { Paise } from '../../../rules/money.ts';

export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>();

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
