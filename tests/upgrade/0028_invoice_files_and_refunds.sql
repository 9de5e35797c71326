insert into invoice_files (order_id, drawing_version, pdf) values ('01900000-0000-7000-8000-000000000010', 0, '\x255044462d');
