-- Pictures, films, testimonials and the announcement become items of the sections of their pages (decision 0090). The rows
-- of content stay as they are: replicas of the previous release read them during a rolling update. A later migration drops
-- the table.

create function pg_temp.item(texts jsonb, is_shown boolean, sizes jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('texts', jsonb_build_object('en', jsonb_strip_nulls(texts)))
    || case when is_shown then '{}'::jsonb else '{"isHidden": true}' end
    || case when sizes = '{}' then '{}' else jsonb_build_object('sizes', sizes) end
$$;

create function pg_temp.size(c content) returns jsonb language sql as $$
  select case when c.url is null or c.width is null or c.height is null then '{}'
    else jsonb_build_object(c.url, jsonb_build_array(c.width, c.height)) end
$$;

create temporary table moved_sections (
  page text not null,
  key text not null,
  position integer not null,
  items jsonb not null default '[]',
  texts jsonb not null default '{}',
  is_shown boolean not null default true,
  created_at timestamptz not null
) on commit drop;

-- The shop showed the first wide image with the first phone image, and so on.
with numbered as (
  select c as record, c.kind, c.is_shown,
    row_number() over (partition by c.kind, c.is_shown order by c.position, c.id) as number
  from content c where c.kind in ('hero-desktop', 'hero-mobile') and c.url is not null
), slides as (
  select coalesce(wide.is_shown, phone.is_shown) as is_shown, coalesce(wide.number, phone.number) as number,
    wide.record as wide, phone.record as phone
  from (select * from numbered where kind = 'hero-desktop') wide
  full join (select * from numbered where kind = 'hero-mobile') phone using (is_shown, number)
)
insert into moved_sections (page, key, position, items, created_at)
select 'home', 'hero', 0,
  jsonb_agg(
    pg_temp.item(
      jsonb_build_object(
        'image', coalesce((wide).url, (phone).url),
        'phoneImage', case when (wide).url is null then null else (phone).url end,
        'alt', coalesce(nullif((wide).alt, ''), (phone).alt, ''),
        'heading', coalesce(nullif((wide).title, ''), nullif((phone).title, '')),
        'lead', coalesce(nullif((wide).text, ''), nullif((phone).text, '')),
        'buttonLink', coalesce((wide).link, (phone).link)
      ),
      is_shown,
      pg_temp.size(wide) || pg_temp.size(phone)
    ) order by is_shown desc, number
  ),
  min(coalesce((wide).created_at, (phone).created_at))
from slides having count(*) > 0;

insert into moved_sections (page, key, position, items, created_at)
select case kind when 'badge' then 'footer' when 'testimonial' then 'home' when 'clip' then 'home' else 'about' end,
  case kind when 'badge' then 'badges' when 'testimonial' then 'testimonials' when 'clip' then 'videos'
    when 'certificate' then 'certificates' when 'logo' then 'logos' else 'process' end,
  case kind when 'logo' then 2 when 'process' then 3 when 'clip' then 2 else 1 end,
  jsonb_agg(
    pg_temp.item(
      case kind
        when 'testimonial' then
          jsonb_build_object('name', title, 'text', text, 'rating', coalesce(rating, 5)::text)
        when 'clip' then
          jsonb_build_object('video', url, 'poster', poster_url, 'title', title, 'alt', alt)
        when 'process' then jsonb_build_object('image', url, 'alt', alt, 'title', title, 'text', text)
        else jsonb_build_object('image', url, 'alt', alt, 'title', title)
      end,
      is_shown,
      case when kind in ('testimonial', 'clip') then '{}' else pg_temp.size(c) end
    ) order by c.position, c.id
  ),
  min(created_at)
from content c
where kind in ('badge', 'testimonial', 'clip', 'certificate', 'logo', 'process') and (url is not null or kind = 'testimonial')
group by kind;

-- Home and about showed the same film.
with film as (
  select *, jsonb_strip_nulls(jsonb_build_object('film', url, 'filmPoster', poster_url, 'filmAlt', alt)) as texts_of_film
  from content where kind = 'hero-video' and url is not null and is_shown order by position, id limit 1
), changed as (
  update moved_sections set texts = film.texts_of_film from film where page = 'home' and key = 'hero' returning page
)
insert into moved_sections (page, key, position, texts, created_at)
select place.page, place.key, 0, film.texts_of_film, film.created_at
from film cross join (values ('home', 'hero'), ('about', 'film')) as place (page, key)
where place.page = 'about' or not exists (select from changed);

-- Only the first visible announcement was shown.
insert into moved_sections (page, key, position, texts, is_shown, created_at)
select 'header', 'announcement', 0, jsonb_build_object('line', text), is_shown, created_at
from content where kind = 'announcement' and text <> '' order by is_shown desc, position, id limit 1;

-- Replaced versions too: going back must not lose the pictures. A new number makes an editor that was open meanwhile stale.
update page_versions v set
  sections = (
    select coalesce(
      jsonb_agg(
        case when m.key is null then s.section
          else jsonb_set(s.section, '{texts,en}', coalesce(s.section #> '{texts,en}', '{}') || m.texts)
            || jsonb_build_object('items', m.items)
        end order by s.position
      ), '[]'
    )
    from jsonb_array_elements(v.sections) with ordinality as s (section, position)
    left join moved_sections m on m.page = v.page and m.key = s.section ->> 'key'
  ) || (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'key', m.key, 'isShown', m.is_shown, 'texts', jsonb_build_object('en', m.texts), 'items', m.items
        ) order by m.position
      ), '[]'
    )
    from moved_sections m
    where m.page = v.page and not v.sections @> jsonb_build_array(jsonb_build_object('key', m.key))
  ),
  version = case when v.state = 'replaced' then v.version else nextval('page_version_numbers') end
where v.page in (select page from moved_sections);

-- A page of which only the pictures were edited showed its default texts, and still does.
insert into page_versions (id, page, state, sections, created_at, published_at)
select gen_random_uuid(), page, 'published',
  jsonb_agg(
    jsonb_build_object('key', key, 'isShown', is_shown, 'texts', jsonb_build_object('en', texts), 'items', items)
    order by position
  ),
  min(created_at), now()
from moved_sections m
where not exists (select from page_versions v where v.page = m.page and v.state = 'published')
group by page;
