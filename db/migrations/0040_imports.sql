-- Files of foods that an admin imports. Lines are stored as they were read, so that any process can check and apply them,
-- and go on after a crash: batch after batch, each in one transaction with its results.
create table imports (
  id uuid primary key,
  actor_id uuid references users on delete set null,
  file_name text not null default '' check (length(file_name) <= 200),
  state text not null default 'uploaded'
    check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'cancelled')),
  columns text[] not null,
  ignored_columns text[] not null default '{}',
  line_count integer not null check (line_count >= 0),
  food_count integer not null check (food_count >= 0),
  -- the first food that is not checked or applied yet; foods are numbered from 1 in the order of the file
  next_food integer not null default 1,
  created integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now()
);
-- one at a time
create unique index imports_active on imports ((true)) where state in ('checking', 'running');
create index imports_created on imports (created_at);
create index imports_actor on imports (actor_id);

create table import_lines (
  import_id uuid not null references imports on delete cascade,
  -- as a spreadsheet counts, the head is line 1
  line integer not null,
  food integer not null,
  cells jsonb not null,
  result text check (result in ('created', 'changed', 'unchanged', 'rejected')),
  messages jsonb not null default '[]',
  primary key (import_id, line)
);
create index import_lines_food on import_lines (import_id, food, line);
create index import_lines_result on import_lines (import_id, result, line);

-- Pictures of an import, by the file name or the https address in the cell.
create table import_images (
  import_id uuid not null references imports on delete cascade,
  name text not null check (length(name) <= 500),
  -- from the ZIP, until the picture is stored
  bytes bytea,
  url text,
  error text,
  primary key (import_id, name)
);

-- An https address is fetched once, not at every import.
create table fetched_images (
  address text primary key check (length(address) <= 500),
  url text not null,
  fetched_at timestamptz not null default now()
);
