import { orders } from '../platform/db/schema/sales.ts';
import { timestamp } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const MAX_NEW = 20;

/** Orders that customers paid, or confirmed with cash on delivery; what an admin recorded is no news. Newest first. */
export const selectNewOrders = statement({
  name: 'new_orders',
  isPrepared: false,
  params: { from: timestamp() },
  row: { id: orders.id, number: orders.number, name: orders.name, total: orders.total },
  text: `select o.id, o.number, o.name, o.total_paise as total from (
      (select order_id, at from order_history
        where to_status = 'PAYMENT' and from_status is distinct from 'PAYMENT' and at >= :from and actor <> 'admin'
        order by at desc limit ${MAX_NEW})
      union all
      (select id, cod_at from orders where cod_at >= :from and status <> 'PENDING' order by cod_at desc limit ${MAX_NEW})
    ) news join orders o on o.id = news.order_id
    where o.deleted_at is null and o.status <> 'CANCELLED'
    group by o.id order by max(news.at) desc limit ${MAX_NEW}`,
});
