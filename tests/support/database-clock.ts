import pg from 'pg';
import type { TestShop } from './test-shop.ts';

/**
 * For `prepare` of a test shop: the `now()` of its queries can be set. Column defaults keep the real clock, because they
 * were parsed before.
 */
export async function makeClockSettable(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    create schema clock;
    create table clock.setting (frozen_at timestamptz, shift interval not null default '0');
    insert into clock.setting default values;
    create function clock.now() returns timestamptz language sql stable as
      'select coalesce(frozen_at, pg_catalog.now() + shift) from clock.setting'`);
  // pg_catalog is searched first unless the path names it
  await client.query(`alter database ${client.database} set search_path = clock, public, pg_catalog`);
  await client.end();
}

/** Stops the clock at this time. */
export async function freezeClock({ database }: TestShop, at: Date): Promise<void> {
  await database.pool.query('update clock.setting set frozen_at = $1', [at]);
}

/** Sets the clock to this time and lets it run. */
export async function setClock({ database }: TestShop, at: Date): Promise<void> {
  await database.pool.query(
    'update clock.setting set frozen_at = null, shift = $1::timestamptz - pg_catalog.now()',
    [at],
  );
}
