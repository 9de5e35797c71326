-- Numbers of all versions: they only grow, so the number of a discarded draft is never used again (optimistic locking).
create sequence page_version_numbers as integer;

-- The texts and the order of a page's sections. Replaced versions can be restored.
create table page_versions (
  id uuid primary key,
  page text not null check (page ~ '^[a-z][a-z0-9-]{0,59}$'),
  state text not null check (state in ('draft', 'published', 'replaced')),
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  version integer not null default nextval('page_version_numbers'),
  author_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  check ((state = 'draft') = (published_at is null))
);
alter sequence page_version_numbers owned by page_versions.version;
create unique index page_versions_one_draft on page_versions (page) where state = 'draft';
create unique index page_versions_one_published on page_versions (page) where state = 'published';
create index page_versions_by_page on page_versions (page, version desc);
create index page_versions_author on page_versions (author_id);

create trigger tell_of_change after insert or update or delete or truncate on page_versions
  for each statement execute function tell_of_change();

-- Texts in other languages than English, by language and field; and where a slide of the hero leads to.
alter table content add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table content add column link text check (link ~ '^(/([^/]|$)|https://)');
