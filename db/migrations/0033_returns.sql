-- An accepted return goes on until it is settled: the goods come back, then the money, or it is closed without one.
alter table order_requests add column stage text check (stage in ('accepted', 'received', 'refunded', 'closed'));
alter table order_requests add column stage_at timestamptz;
-- what was accepted before: with a refund since then it is settled, else the admin sees it as waiting
update order_requests r
set stage_at = r.answered_at,
  stage = case when exists (
    select from refunds f join payments p on p.id = f.payment_id
    where p.order_id = r.order_id and f.status <> 'failed' and f.created_at >= r.answered_at) then 'refunded' else 'accepted' end
where r.status = 'accepted' and r.kind <> 'cancel';
-- a cancellation is carried out with its answer and has no stages
alter table order_requests add constraint order_requests_stage
  check ((stage is not null) = (status = 'accepted' and kind <> 'cancel') and (stage is null) = (stage_at is null));

-- pieces of a line that came back and are sold again: never more than were ordered, whatever is asked how often
alter table order_items add column restocked smallint not null default 0;
alter table order_items add constraint order_items_restocked check (restocked between 0 and quantity);
