import type pg from 'pg';
import { goLive } from '../../messages/go-live.ts';
import type { UploadStore } from '../platform/storage/upload-store.ts';
import { brandDetails } from '../shop/brand-details.ts';
import {
  type CarriedLabel,
  carriedTables,
  type Row,
  reportedLeft,
  SEEDED,
  SEEDED_SETTINGS,
} from './carried-tables.ts';
import { copyImages } from './copy-images.ts';
import { findDemoWords, type Line, type StoredPage } from './demo-words.ts';
import {
  countRows,
  deleteRows,
  insertRows,
  lockTarget,
  mergeSettings,
  selectBrand,
  selectRows,
} from './go-live.store.ts';
import { GoLiveError } from './go-live-error.ts';
import { ownDetails } from './own-details.ts';
import { withoutDemoRecords } from './without-demo-records.ts';

export interface ShopSide {
  client: pg.Client;
  uploads: UploadStore;
}

export interface CarryOptions {
  /** Also foods, texts and pictures that came with the demo and that nobody changed. */
  hasDemoContent: boolean;
  hasCoupons: boolean;
}

export interface CarryReport {
  carried: { label: CarriedLabel; count: number }[];
  /** Stays in the demo although the owner could carry it. */
  left: { label: CarriedLabel; count: number }[];
  /** People and what they did. */
  people: { label: CarriedLabel; count: number }[];
  images: number;
  /** Uploads that the demo's storage no longer has. */
  lostImages: string[];
  /** Foods and recipes that began as the demo's and were changed: the owner should look at them. */
  changedDemo: string[];
  /** Sections of carried pages that still have words of the demo. */
  demoWords: Line[];
  /** Fields of the settings that still have the demo's value. */
  leftSettings: string[];
}

/** What is carried, and how far that is. */
export type Progress = (doing: CarriedLabel, done: number, total: number) => void;

/**
 * Carries the shop of a demo database to an empty live database: all or nothing, in one transaction of the live database. The demo is only
 * read. Pictures are copied before the commit; copying them again after an interruption is harmless.
 */
export async function carryShop(
  source: ShopSide,
  target: ShopSide,
  options: CarryOptions,
  onProgress: Progress = () => {},
): Promise<CarryReport> {
  await source.client.query('begin isolation level repeatable read read only');
  await target.client.query('begin');
  try {
    await target.client.query('set local idle_in_transaction_session_timeout = 0');
    await lockTarget(target.client);
    await rejectUsedTarget(target.client);
    const report = await carry(source, target, options, onProgress);
    await target.client.query('commit');
    return report;
  } catch (error) {
    await target.client.query('rollback');
    throw error;
  } finally {
    await source.client.query('rollback');
  }
}

async function rejectUsedTarget(client: pg.Client): Promise<void> {
  for (const table of ['orders', 'payments', 'foods', 'recipes', 'seed_runs'] as const) {
    const count = await countRows(client, table);
    if (count === 0) continue;
    throw new GoLiveError(() =>
      table === 'seed_runs' ? goLive.filledByDemo : goLive.notEmpty({ count, what: goLive[table] }),
    );
  }
}

async function carry(
  source: ShopSide,
  target: ShopSide,
  options: CarryOptions,
  onProgress: Progress,
): Promise<CarryReport> {
  const carriedIds = new Map<string, Set<unknown>>();
  const carried: CarryReport['carried'] = [];
  const left: CarryReport['left'] = [];
  const changedDemo: string[] = [];
  const demoWords: Line[] = [];
  const leftSettings: string[] = [];
  const allRows: Row[] = [];
  for (const [index, table] of carriedTables.entries()) {
    if (table.label) onProgress(table.label, index, carriedTables.length);
    const { name, label, condition = 'true', isDemo = 'false', parent } = table;
    const isLeft = table.isCoupon && !options.hasCoupons ? 'true' : options.hasDemoContent ? 'false' : isDemo;
    const found = await selectRows(source.client, name, `(${condition}) and not coalesce(${isLeft}, false)`);
    const demoPages =
      name === 'page_versions' && !options.hasDemoContent
        ? pagesOf(await selectRows(source.client, name, SEEDED))
        : [];
    const rows = found
      .filter((row) => !parent || carriedIds.get(parent.table)?.has(row[parent.column]))
      .map((row) => liveRow(name, row, carriedIds, demoPages))
      .filter((row) => row !== undefined);
    if (name === 'shop_settings') {
      leftSettings.push(...(await carrySettings(source.client, target.client, rows[0], options)));
    } else {
      if (table.existing === 'is-replaced') await deleteRows(target.client, name);
      await insertRows(target.client, table, rows);
    }
    carriedIds.set(name, new Set(rows.map(({ id }) => id)));
    allRows.push(...rows);
    demoWords.push(...findDemoWords(name === 'page_versions' ? pagesOf(rows) : [], demoPages));
    if (!label) continue;
    carried.push({ label, count: rows.length });
    const all = await countRows(source.client, name, condition);
    if (all > found.length) left.push({ label, count: all - found.length });
    if (!options.hasDemoContent && (name === 'foods' || name === 'recipes'))
      changedDemo.push(...(await changedTitles(source.client, name, rows)));
  }
  const { copied, lost } = await copyImages(source.uploads, target.uploads, allRows, (done, total) =>
    onProgress('imagesAndVideos', done, total),
  );
  const people: CarryReport['people'] = [];
  for (const [table, label] of reportedLeft)
    people.push({ label, count: await countRows(source.client, table) });
  return { carried, left, people, images: copied, lostImages: lost, changedDemo, demoWords, leftSettings };
}

const pagesOf = (rows: Row[]) => rows as unknown as StoredPage[];

/** A row as the live shop begins with it; undefined when it has nothing to do there. */
function liveRow(
  table: string,
  row: Row,
  carriedIds: Map<string, Set<unknown>>,
  demoPages: StoredPage[],
): Row | undefined {
  switch (table) {
    case 'foods':
      return { ...row, rating_sum: 0, rating_count: 0 };
    case 'coupons':
      return { ...row, used_count: 0 };
    case 'recipe_ingredients':
      return carriedIds.get('foods')?.has(row.food_id) ? row : { ...row, food_id: null };
    case 'scheduled_sales': {
      const foodIds = (row.food_ids as unknown[]).filter((id) => carriedIds.get('foods')?.has(id));
      return row.applies_to === 'foods' && foodIds.length === 0 ? undefined : { ...row, food_ids: foodIds };
    }
    case 'page_versions':
      return { ...row, ...withoutDemoRecords(row as unknown as StoredPage, demoPages), author_id: null };
    default:
      return row;
  }
}

/** Returns the details that stay behind, because they are still the demo's. */
async function carrySettings(
  source: pg.Client,
  target: pg.Client,
  saved: Row | undefined,
  { hasDemoContent }: CarryOptions,
): Promise<string[]> {
  const brand = await selectBrand(source);
  const demo: Row = brand ? brandDetails(brand) : {};
  const details = (saved?.details ?? {}) as Row;
  // the demo's name and address are not in the database while nobody changed them
  const { own, left } = hasDemoContent
    ? { own: { ...demo, ...details }, left: [] }
    : ownDetails(details, demo);
  const versions = saved?.versions as Row | undefined;
  const unchanged = hasDemoContent ? [] : SEEDED_SETTINGS.filter((part) => !versions?.[part]);
  const parts = Object.entries({ ...saved, only_one: true, details: own });
  await mergeSettings(target, Object.fromEntries(parts.filter(([part]) => !unchanged.includes(part))));
  return left;
}

async function changedTitles(client: pg.Client, table: 'foods' | 'recipes', rows: Row[]): Promise<string[]> {
  const title = table === 'foods' ? 'name' : 'title';
  const seeded = await selectRows(client, table, SEEDED);
  const ids = new Set(seeded.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id)).map((row) => String(row[title]));
}
