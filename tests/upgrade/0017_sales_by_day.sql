insert into kept_sales (day, status, payment_status, orders, total_paise) values ('2025-12-31', 'PENDING', 'PENDING', 1, 50000);
