import type { GuestLine } from '../../contract/guests.ts';
import type { Db } from '../platform/db/db.ts';
import { FOOD_DETAILS, foodDetailsRow } from '../platform/db/food-details.ts';
import { carts } from '../platform/db/schema/sales.ts';
import { array, boolean, integer, notNull, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import { type ShownLine, shownLine } from './cart.store.ts';

const pricedLines = statement({
  name: 'guest_cart_priced',
  params: { foodIds: array(text()), sizes: array(text()), quantities: array(integer()) },
  row: {
    ...foodDetailsRow,
    lineSize: notNull(text(), 'as many sizes are given as foods'),
    quantity: notNull(integer(), 'as many quantities are given as foods'),
  },
  text: `select w.size as "lineSize", w.quantity, ${FOOD_DETAILS}
    from unnest(:foodIds::text[], :sizes::text[], :quantities::int[]) with ordinality as w (food_id, size, quantity, position)
    join foods f on f.id = w.food_id
    where f.status = 'published' and f.removed_at is null
    order by w.position`,
});

/** In the same order. Drafts and removed foods are left out: visitors must not see them. */
export async function selectPricedLines(db: Db, lines: GuestLine[]): Promise<ShownLine[]> {
  if (lines.length === 0) return [];
  const rows = await pricedLines(db, {
    foodIds: lines.map(({ productId }) => productId),
    sizes: lines.map(({ size }) => size),
    quantities: lines.map(({ quantity }) => quantity),
  });
  return rows.map(({ lineSize, quantity, ...details }) => shownLine(details, lineSize, quantity));
}

const mergedBefore = statement({
  name: 'cart_was_merged',
  params: { userId: carts.userId, id: uuid() },
  row: { isMerged: boolean() },
  text: 'select true as "isMerged" from carts where user_id = :userId and :id::uuid = any(merged)',
});

export async function wasMerged(tx: Db, userId: string, id: string): Promise<boolean> {
  return (await mergedBefore(tx, { userId, id })).length > 0;
}

/** More guest carts than a customer merges while one of the requests is repeated. */
const MAX_REMEMBERED = 20;

const mergeRecorder = statement({
  name: 'cart_record_merge',
  params: { userId: carts.userId, id: uuid() },
  row: {},
  text: `update carts set merged = (array_prepend(:id::uuid, merged))[1:${MAX_REMEMBERED}],
      version = version + 1, updated_at = now()
    where user_id = :userId`,
});

/** Also increments the cart's version. */
export async function recordMerge(tx: Db, userId: string, id: string): Promise<void> {
  await mergeRecorder(tx, { userId, id });
}
