import type { Db } from '../platform/db/db.ts';
import { text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const usedUploads = statement({
  name: 'used_uploads',
  isPrepared: false,
  params: {},
  row: { url: text() },
  text: `
    select distinct split_part(used.url, '?', 1) as url from (
      select url from food_images
      union all select image_url from order_items
      union all select image_url from reviews
      union all select unnest(photos) from order_requests
      union all select unnest(photos) from batches
      union all select report_url from batches
      union all select unnest(images) from recipes
      union all select video_url from recipes
      union all select url from import_images
      union all select url from fetched_images
      union all select logo->>'url' from shop_settings
      union all select value #>> '{}' from page_versions cross join jsonb_path_query(sections, 'strict $.**') as value
        where jsonb_typeof(value) = 'string'
      union all select content->'seller'->'logo'->>'url' from invoices
    ) used where used.url like '/uploads/%'`,
});

/** Every uploaded file that something refers to: foods, orders, reviews, recipes, content, pages, imports, logo, invoices … */
export async function selectUsedUploads(db: Db): Promise<Set<string>> {
  return new Set((await usedUploads(db, {})).map(({ url }) => url));
}
