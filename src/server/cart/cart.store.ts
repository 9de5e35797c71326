import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Paise, paise } from '../../rules/money.ts';
import { chargedPrice } from '../../rules/pricing.ts';
import type { Db } from '../platform/db/db.ts';
import { foodSizes, foods } from '../platform/db/schema/catalogue.ts';
import { cartItems, carts } from '../platform/db/schema/sales.ts';

/** A food and size as it is sold now. */
export interface Offer {
  foodId: string;
  size: string;
  name: string;
  imageUrl: string;
  /** False for drafts and removed foods. */
  isListed: boolean;
  /** Listed, and in this size; false for drafts, removed foods and withdrawn sizes. */
  isAvailable: boolean;
  /** For one unit; 0 when the size is not sold. */
  listPrice: Paise;
  price: Paise;
  /** Null is any number. */
  stock: number | null;
}

export interface CartLine extends Offer {
  quantity: number;
}

const offer = {
  foodId: foods.id,
  name: foods.name,
  imageUrl: sql<string>`coalesce((select url from food_images i where i.food_id = ${foods.id} order by position limit 1), '')`,
  isListed: sql<boolean>`(${foods.status} = 'published' and ${foods.removedAt} is null)`,
  discountPercent: foods.discountPercent,
  listPrice: foodSizes.price,
  stock: foodSizes.stock,
};

interface OfferRow {
  foodId: string;
  name: string;
  imageUrl: string;
  isListed: boolean;
  discountPercent: number;
  listPrice: Paise | null;
  stock: number | null;
}

function offerOf({ discountPercent, listPrice, ...row }: OfferRow, size: string): Offer {
  return {
    ...row,
    size,
    isAvailable: row.isListed && listPrice !== null,
    listPrice: listPrice ?? paise(0),
    price: chargedPrice(listPrice ?? paise(0), discountPercent),
  };
}

/** Undefined when there is no such food at all. */
export async function selectOffer(db: Db, foodId: string, size: string): Promise<Offer | undefined> {
  const [row] = await db
    .select(offer)
    .from(foods)
    .leftJoin(foodSizes, and(eq(foodSizes.foodId, foods.id), eq(foodSizes.size, size)))
    .where(eq(foods.id, foodId));
  return row && offerOf(row, size);
}

/** Every size that is sold now of these foods. */
export function selectSold(db: Db, foodIds: string[]): Promise<{ foodId: string; size: string }[]> {
  return db
    .select({ foodId: foodSizes.foodId, size: foodSizes.size })
    .from(foodSizes)
    .innerJoin(foods, eq(foods.id, foodSizes.foodId))
    .where(and(inArray(foods.id, foodIds), eq(foods.status, 'published'), isNull(foods.removedAt)));
}

export async function selectLines(db: Db, userId: string): Promise<CartLine[]> {
  const rows = await db
    .select({ line: cartItems, offer })
    .from(cartItems)
    .innerJoin(foods, eq(foods.id, cartItems.foodId))
    .leftJoin(foodSizes, and(eq(foodSizes.foodId, cartItems.foodId), eq(foodSizes.size, cartItems.size)))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.foodId), asc(cartItems.size));
  return rows.map((row) => ({ ...offerOf(row.offer, row.line.size), quantity: row.line.quantity }));
}

/** Makes the cart if need be; nobody else changes it until the transaction ends. */
export async function lockCart(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .insert(carts)
    .values({ userId })
    // writing what is there locks it, and gives the number, in one question
    .onConflictDoUpdate({ target: carts.userId, set: { version: sql`${carts.version}` } })
    .returning({ version: carts.version });
  if (!row) throw new Error('the cart was neither made nor there');
  return row.version;
}

/** Every change of the lines has a number, by which an order knows the cart it was made from. */
export async function raiseVersion(tx: Db, userId: string): Promise<void> {
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
    // by the clock: lines of one transaction keep their order
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
