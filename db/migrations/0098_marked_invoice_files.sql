-- The copy of an invoice that credit notes took back wholly carries a mark with their numbers. It is drawn once for these
-- numbers and used again, like the invoice itself in invoice_files.

create table marked_invoice_files (
  order_id uuid primary key references invoices on delete cascade,
  credited_by text not null check (credited_by <> ''),
  drawing_version integer not null,
  pdf bytea not null check (length(pdf) > 0),
  drawn_at timestamptz not null default now()
);
