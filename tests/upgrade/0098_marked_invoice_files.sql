insert into marked_invoice_files (order_id, credited_by, drawing_version, pdf) values ('01900000-0000-7000-8000-000000000010', 'CN/26-27/00001', 0, '\x255044462d');
