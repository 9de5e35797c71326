import type { Db } from '../platform/db/db.ts';
import { pageVersions } from '../platform/db/schema/content.ts';
import { boolean, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const ORIGIN = "'^https://[^/?#]+'";

/** The distinct origins of a large table: steps from one to the next in the partial index instead of reading all rows. */
const distinctOrigins = (table: string, column: string) => {
  const origin = `substring(${column} from ${ORIGIN})`;
  const next = (condition: string) =>
    `select ${origin} as origin from ${table} where ${column} like 'https://%' ${condition} order by 1 limit 1`;
  return `
    ${table}_origins as (
      (${next('')})
      union all
      select next.origin from ${table}_origins last
        cross join lateral (${next(`and ${origin} > last.origin`)}) next
    )`;
};

const outsideOrigins = statement({
  name: 'outside_origins',
  params: {},
  row: { origin: text(), isVideo: boolean() },
  text: `
    with recursive ${distinctOrigins('food_images', 'url')}, ${distinctOrigins('order_items', 'image_url')},
    found as (
      select origin, false as is_video from food_images_origins
      union select origin, false from order_items_origins
      union select substring(image from ${ORIGIN}), false from recipes cross join unnest(images) as image
      union select substring(video_url from ${ORIGIN}), true from recipes
    )
    select coalesce(origin, '') as origin, coalesce(is_video, false) as "isVideo" from found where origin is not null`,
});

/** The other sites from which foods, orders and recipes show pictures and films. */
export function selectOutsideOrigins(db: Db): Promise<{ origin: string; isVideo: boolean }[]> {
  return outsideOrigins(db, {});
}

const shownPages = statement({
  name: 'outside_origins_of_pages',
  params: {},
  row: { page: pageVersions.page, sections: pageVersions.sections },
  text: `select page, sections from page_versions where state in ('published', 'draft')`,
});

/** Drafts too, because they are shown in the preview. */
export function selectShownPages(db: Db) {
  return shownPages(db, {});
}
