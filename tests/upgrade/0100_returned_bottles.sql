-- one of the three bottles came back and was written off
update order_batches set returned = 1 where order_id = '01900000-0000-7000-8000-000000000010';
insert into batch_changes (batch_id, size, delta, reason) values ('01900000-0000-7000-8000-000000000083', '500 g', -1, 'returned');
