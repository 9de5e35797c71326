import { array, integer, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export const selectCashCounts = statement({
  name: 'cash_counts',
  params: { userId: uuid() },
  row: { undelivered: integer(), open: integer() },
  text: `select count(*) filter (where cod_undelivered_at is not null)::int as undelivered,
           count(*) filter (where payment_status = 'PENDING' and status in ('CONFIRMED', 'SHIPPED', 'DELIVERED'))::int as open
         from orders where user_id = :userId and cod_at is not null`,
});

export const selectUndelivered = statement({
  name: 'cash_undelivered',
  isPrepared: false,
  params: { userIds: array(uuid()) },
  row: { userId: uuid(), count: integer() },
  text: `select user_id as "userId", count(*)::int as count from orders
         where user_id = any(:userIds) and cod_at is not null and cod_undelivered_at is not null group by 1`,
});
