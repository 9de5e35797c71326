insert into kept_sales (day, status, payment_status, orders, total_paise) values ('2026-01-05', 'SHIPPED', 'COMPLETED', 1, 136220);
