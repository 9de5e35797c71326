import type { ReachableShop } from './test-shop.ts';

/** Messages go out at any hour: a test does not depend on the time of the day. */
export function endQuietHours(shop: ReachableShop): Promise<void> {
  return setNoticeTerms(shop, { isQuiet: false });
}

export async function setNoticeTerms(shop: ReachableShop, terms: object): Promise<void> {
  await shop.database.pool.query(
    `insert into shop_settings (details, notices) values ('{}', $1)
     on conflict (only_one) do update set notices = excluded.notices`,
    [terms],
  );
}

interface NoticeRow {
  id: string;
  kind: string;
  channel: string;
  status: string;
  state: string | null;
  tries: number;
  waits: number;
}

/** The messages of one customer, the oldest first. */
export async function noticesOf(shop: ReachableShop, userId: string): Promise<NoticeRow[]> {
  const { rows } = await shop.database.pool.query<NoticeRow>(
    `select id, kind, channel, status, state, tries, extract(epoch from next_try_at - now())::float8 as waits
     from notices where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}
