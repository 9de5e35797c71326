import { createHash } from 'node:crypto';
import { refreshBatches } from '../../src/server/batches/refresh-batches.ts';
import { contradictions } from '../support/batches.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { ADDRESS } from '../support/sales.ts';
import type { AttackedShop } from './attacked-shop.ts';

/** What holds whatever anybody sends, by name; each query returns what breaks it. */
const INVARIANTS: Record<string, string> = {
  'more went back than came': `select p.id from payments p join refunds r on r.payment_id = p.id and r.status <> 'failed'
    group by p.id, p.amount_minor having sum(r.amount_minor) > p.amount_minor`,
  'paid without a payment, or the other way round': `select o.id from orders o
    left join payments p on p.order_id = o.id and p.status = 'captured'
    where (o.payment_status <> 'PENDING' and p.id is null and o.total_paise > 0) or (o.payment_status = 'PENDING' and p.id is not null)`,
  'an invoice is missing in the series': `select financial_year from invoices group by financial_year
    having max(sequence) <> count(*)`,
  'a credit note is missing in the series': `select financial_year from credit_notes group by financial_year
    having max(sequence) <> count(*)`,
  'more credited than invoiced': `select n.order_id from credit_notes n join orders o on o.id = n.order_id
    group by n.order_id, o.total_paise having sum(n.total_paise) > o.total_paise`,
  'the history does not explain the status': `select o.id from orders o where o.status is distinct from
      (select to_status from order_history h where h.order_id = o.id order by h.id desc limit 1)
    or exists (select from (select from_status, lag(to_status) over (order by id) before from order_history
      where order_id = o.id) h where h.from_status is distinct from h.before)`,
  'a closed order holds stock': `select o.id from orders o where (o.status = 'CANCELLED' or o.deleted_at is not null)
    and (o.holds_stock or exists (select from order_items i where i.order_id = o.id and i.took_stock))`,
  'an order is not the sum of its lines': `select o.id from orders o join order_items i on i.order_id = o.id
    group by o.id having o.items_paise <> sum(i.charged_price_paise * i.quantity)`,
  'stock below nothing': 'select food_id from food_sizes where stock < 0',
  'uses of a coupon': `select code from coupons c where used_count <> (select count(*) from coupon_redemptions r
    where r.coupon_code = c.code and r.released_at is null)`,
  'no owner can log in': `select 'none' where not exists (select from users where is_admin and staff_role = 'owner' and not is_blocked)`,
};

export const INVARIANT_COUNT = Object.keys(INVARIANTS).length;

/** What does not add up. Money, stock with its history and batches, orders. */
export async function brokenInvariants(shop: AttackedShop): Promise<string[]> {
  await refreshBatches(shop.database.db);
  const found = await Promise.all(
    Object.entries(INVARIANTS).map(async ([name, sql]) => {
      const broken = await rows(shop, sql);
      return broken.length > 0 ? [`${name}: ${JSON.stringify(broken.slice(0, 5))}`] : [];
    }),
  );
  const batches = await contradictions(shop);
  return [...found.flat(), ...batches.map((one) => JSON.stringify(one))];
}

/** Part of everything private of the victim; no attack contains it. */
export const PRIVATE = 'private-4c1d';

export interface Victim {
  ids: string[];
  /** Changes with everything that the shop stores about this customer. */
  digest(): Promise<string>;
}

/** A customer with an order and a cart, whom nobody else may see or change. */
export async function makeVictim(shop: AttackedShop): Promise<Victim> {
  const address = { ...ADDRESS, street: `${PRIVATE} street` };
  const { who, order } = await placedOrder(shop, undefined, { name: PRIVATE, address });
  await rows(shop, 'update users set name = $2 where id = $1', who.id, PRIVATE);
  const tables = await rows<{ table: string; column: string }>(
    shop,
    `select table_name "table", column_name "column" from information_schema.columns where table_schema = 'public'
     and (column_name = 'user_id' or (table_name, column_name) in (('users', 'id'), ('order_items', 'order_id')))
     and table_name !~ '^(security|login|limits|verification|email_codes)' order by 1`,
  );
  return {
    ids: [who.id, order._id],
    digest: async () => {
      const parts = await Promise.all(
        tables.map(async ({ table, column }) => {
          const id = column === 'order_id' ? order._id : who.id;
          const found = await rows(
            shop,
            `select t::text from "${table}" t where "${column}" = $1 order by 1`,
            id,
          );
          return `${table} ${JSON.stringify(found)}`;
        }),
      );
      return parts
        .map((part) => `${part.split(' ')[0]} ${createHash('sha256').update(part).digest('hex')}`)
        .join('\n');
    },
  };
}
