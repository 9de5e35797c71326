import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/** All uploads that foods, orders, reviews, returns, recipes or content refer to. */
export async function selectUsedUploads(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    select distinct split_part(used.url, '?', 1) as url from (
      select url from food_images
      union all select image_url from order_items
      union all select image_url from reviews
      union all select unnest(photos) from order_requests
      union all select unnest(images) from recipes
      union all select video_url from recipes
      union all select url from content
      union all select poster_url from content
    ) used where used.url like '/uploads/%'`);
  return new Set(rows.map(({ url }) => String(url)));
}
