import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { FOOD_DETAILS, type FoodDetails, foodDetailsRow } from '../platform/db/food-details.ts';
import { CART_LINES, FOOD_AND_SIZE, OFFER, type Offer, offerOf, offerRow } from '../platform/db/offers.ts';
import { cartItems, carts } from '../platform/db/schema/sales.ts';
import { array, boolean, integer, notNull, nullable, text, type ValuesOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** An offer and how many of it are wanted. */
export interface CartLine extends Offer {
  quantity: number;
}

const offers = statement({
  name: 'cart_offers',
  params: { foodIds: array(text()), sizes: array(text()) },
  row: { ...offerRow, size: notNull(text(), 'as many sizes are asked for as foods') },
  text: `select i.size, ${OFFER} from unnest(:foodIds::text[], :sizes::text[]) as i (food_id, size) ${FOOD_AND_SIZE}`,
});

/** The current offers of these foods in one query; a food that does not exist has none. */
export async function selectOffers(
  db: Db,
  wanted: { foodId: string; size: string }[],
): Promise<(line: { foodId: string; size: string }) => Offer | undefined> {
  const rows = await offers(db, {
    foodIds: wanted.map(({ foodId }) => foodId),
    sizes: wanted.map(({ size }) => size),
  });
  const known = rows.map(({ size, ...row }) => offerOf(row, size));
  return ({ foodId, size }) => known.find((offer) => offer.foodId === foodId && offer.size === size);
}

const plainLines = statement({
  name: 'cart_lines',
  params: { userId: carts.userId },
  row: { ...offerRow, size: cartItems.size, quantity: cartItems.quantity },
  text: CART_LINES,
});

export async function selectLines(db: Db, userId: string): Promise<CartLine[]> {
  const rows = await plainLines(db, { userId });
  return rows.map(({ quantity, size, ...row }) => ({ ...offerOf(row, size), quantity }));
}

export interface ShownLine extends CartLine {
  details: FoodDetails;
}

const shownRow = {
  ...foodDetailsRow,
  lineSize: cartItems.size,
  quantity: integer(),
  /** Null where there is no cart yet. */
  version: nullable(carts.version),
};
type ShownRow = ValuesOf<typeof shownRow>;

const SHOWN = `
  select w.size as "lineSize", w.quantity, (select version from carts where user_id = :userId) as version, ${FOOD_DETAILS}
  from wanted w join foods f on f.id = w.food_id
  order by w.added_at, w.food_id, w.size`;

const shownLines = statement({
  name: 'cart_shown',
  params: { userId: carts.userId },
  row: { ...shownRow, quantity: cartItems.quantity },
  text: `with wanted as (select food_id, size, quantity, added_at from cart_items where user_id = :userId) ${SHOWN}`,
});

const cartWith = statement({
  name: 'cart_with_line',
  params: { userId: carts.userId, foodId: cartItems.foodId, size: cartItems.size },
  row: shownRow,
  text: `with wanted as (
     select food_id, size, quantity, added_at from cart_items where user_id = :userId
     union all
     select :foodId, :size, 0, 'infinity'
     where not exists (select from cart_items where user_id = :userId and food_id = :foodId and size = :size)
   ) ${SHOWN}`,
});

function shownLineOf({ lineSize, quantity, version: _, ...details }: ShownRow): ShownLine {
  return shownLine(details, lineSize, quantity);
}

export function shownLine(details: FoodDetails, lineSize: string, quantity: number): ShownLine {
  const sold = details.sizes.find(({ size }) => size === lineSize);
  const row = {
    foodId: details.id,
    name: details.name,
    imageUrl: details.images[0]?.url ?? '',
    isListed: details.isListed,
    discountPercent: details.discountPercent,
    listPrice: sold?.price ?? null,
    stock: sold?.stock ?? null,
  };
  return { ...offerOf(row, lineSize), quantity, details };
}

/** The lines with the details of their foods. */
export async function selectShownLines(db: Db, userId: string): Promise<ShownLine[]> {
  return (await shownLines(db, { userId })).map(shownLineOf);
}

/** The same and the cart's version. A food and size that is not in the cart comes last, with quantity 0. */
export async function selectCartWith(
  db: Db,
  { userId, foodId, size }: { userId: string; foodId: string; size: string },
): Promise<{ version: number | null; lines: ShownLine[] }> {
  const rows = await cartWith(db, { userId, foodId, size });
  return { version: rows[0]?.version ?? null, lines: rows.map(shownLineOf) };
}

const lineWriter = statement({
  name: 'cart_write_line',
  params: {
    userId: carts.userId,
    version: nullable(carts.version),
    foodId: cartItems.foodId,
    size: cartItems.size,
    quantity: cartItems.quantity,
  },
  row: { written: boolean() },
  text: `with raised as (
     insert into carts (user_id, version) values (:userId, 1)
     on conflict (user_id) do update set version = carts.version + 1, updated_at = now() where carts.version = :version
     returning user_id
   )
   insert into cart_items (user_id, food_id, size, quantity, added_at)
   select user_id, :foodId, :size, :quantity, clock_timestamp() from raised
   on conflict (user_id, food_id, size) do update set quantity = excluded.quantity
   returning true as written`,
});

/** Increments the cart's version and writes the line, if the cart still has this version; false otherwise. */
export async function writeLine(
  db: Db,
  line: { userId: string; version: number | null; foodId: string; size: string; quantity: number },
): Promise<boolean> {
  return (await lineWriter(db, line)).length > 0;
}

const cartLock = statement({
  name: 'cart_lock',
  params: { userId: carts.userId },
  row: { version: carts.version },
  // updating the row locks it and returns its version in one query
  text: `insert into carts (user_id) values (:userId)
    on conflict (user_id) do update set version = carts.version returning version`,
});

/** Creates a missing cart. Nobody else changes the cart until the transaction ends. */
export async function lockCart(tx: Db, userId: string): Promise<number> {
  const [row] = await cartLock(tx, { userId });
  if (!row) throw new Error('the cart was neither made nor there');
  return row.version;
}

/** Every change of the lines has a version: an order refers to the cart it was placed from. */
export async function incrementVersion(tx: Db, userId: string): Promise<void> {
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: sql`now()` })
    .where(eq(carts.userId, userId));
}

export async function upsertLine(
  tx: Db,
  line: { userId: string; foodId: string; size: string; quantity: number },
): Promise<void> {
  await tx
    .insert(cartItems)
    // not now(): lines of one transaction need different times to keep their order
    .values({ ...line, addedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.foodId, cartItems.size],
      set: { quantity: line.quantity },
    });
}

export async function deleteLine(tx: Db, userId: string, foodId: string, size: string): Promise<void> {
  await tx
    .delete(cartItems)
    .where(and(eq(cartItems.userId, userId), eq(cartItems.foodId, foodId), eq(cartItems.size, size)));
}

export async function deleteLines(tx: Db, userId: string): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.userId, userId));
}
