import type { WaitsUntil } from '../../contract/restock.ts';
import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { DISCOUNT_PERCENT } from '../platform/db/sale-sql.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { foodSizes, foods } from '../platform/db/schema/catalogue.ts';
import { restockRequests } from '../platform/db/schema/restock.ts';
import { bigint, nullable, text, type ValuesOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** As `chargedPrice` of `rules/pricing.ts`, for food `f` and size `z`. */
const CHARGED = `((z.price_paise * (100 - ${DISCOUNT_PERCENT}) + 50) / 100)`;
const IS_SOLD = "f.status = 'published' and f.removed_at is null";

const offer = statement({
  name: 'restock_offer',
  params: { foodId: text(), size: text() },
  row: { name: foods.name, stock: foodSizes.stock, price: bigint<Paise>() },
  text: `select f.name, z.stock, ${CHARGED} as price
    from food_sizes z join foods f on f.id = z.food_id
    where z.food_id = :foodId and z.size = :size and ${IS_SOLD}`,
});

/** The stock and price of a published food's size; undefined when it is not sold. */
export async function findOffer(db: Db, foodId: string, size: string) {
  return (await offer(db, { foodId, size }))[0];
}

const row = {
  id: restockRequests.id,
  foodId: restockRequests.foodId,
  name: foods.name,
  size: restockRequests.size,
  userId: restockRequests.userId,
  userName: nullable(users.name),
  email: text(),
  language: restockRequests.language,
  price: bigint<Paise>(),
  seenPrice: bigint<Paise>(),
};
export type ReadyRequest = ValuesOf<typeof row>;

const ready = (name: string, { table, isReady, seen }: { table: string; isReady: string; seen: string }) =>
  statement({
    name,
    params: { limit: bigint() },
    row,
    // an account may have another e-mail by now
    text: `select r.id, r.food_id as "foodId", f.name, r.size, r.user_id as "userId", u.name as "userName",
        coalesce(nullif(u.email, ''), r.email) as email, r.language, ${CHARGED} as price, ${seen} as "seenPrice"
      from ${table} r
      join foods f on f.id = r.food_id
      join food_sizes z on z.food_id = r.food_id and z.size = r.size
      left join users u on u.id = r.user_id
      where r.confirmed_at is not null and r.notified_at is null and ${IS_SOLD}
        and coalesce(z.stock, 1) > 0 and u.is_blocked is not true and ${isReady}
      order by r.created_at limit :limit for update of r skip locked`,
  });

/** A price that is lower by less than a hundredth is no news. */
const IS_CHEAPER = `${CHARGED} * 100 <= r.price_paise * 99 and r.price_paise > 0`;

const lockers = {
  back: ready('restock_ready', { table: 'restock_requests', isReady: 'true', seen: CHARGED }),
  cheaper: ready('price_ready', {
    table: 'price_requests',
    isReady: IS_CHEAPER,
    seen: 'r.price_paise::bigint',
  }),
} satisfies Record<WaitsUntil, unknown>;

/** Requests whose size can be bought again, or costs less; the oldest first. Locked: two processes notify nobody twice. */
export function lockReady(tx: Db, until: WaitsUntil, limit: number): Promise<ReadyRequest[]> {
  return lockers[until](tx, { limit });
}
