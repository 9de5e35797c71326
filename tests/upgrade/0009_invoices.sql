insert into invoice_series (financial_year, last_number) values ('25-26', 1);
insert into invoices (order_id, financial_year, sequence, number, content) values
  ('01900000-0000-7000-8000-000000000010', '25-26', 1, 'INV/25-26/000001', '{"lines": []}');
