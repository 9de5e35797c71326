insert into event_receivers (id, url, events, secret_sealed)
values ('01900000-0000-7000-8000-000000000050', 'https://erp.example/hook', '{order.paid}', 'v1.sealed');
insert into event_receivers (extension, events) values ('erp-orders', '{order.paid,order.refunded}');
insert into shop_events (type, subject, data) values ('order.paid', 'order 1', '{"orderId": "1"}');
insert into event_deliveries (event_seq, receiver_id, subject, status, tries, response_code)
select seq, '01900000-0000-7000-8000-000000000050', subject, 'delivered', 1, 200 from shop_events;
