import type { AboutContent, HomeContent } from '../../contract/content.ts';
import { aboutRecords, homeRecords } from '../../rules/page-sections/page-records.ts';
import type { ResolveOptions } from '../../rules/page-sections/resolve-sections.ts';
import type { PageDefinition } from '../../rules/page-sections/section-types.ts';
import { loadPage } from '../page-sections/get-page-sections.ts';
import type { Db } from '../platform/db/db.ts';

export async function homeContent(
  db: Db,
  home: PageDefinition,
  options: ResolveOptions,
): Promise<HomeContent> {
  const { stored, visible } = await loadPage(db, 'home', home);
  return { sections: visible(options), ...homeRecords(stored, options) };
}

export async function aboutContent(db: Db, options: ResolveOptions): Promise<AboutContent> {
  const { stored, visible } = await loadPage(db, 'about');
  return { sections: visible(options), ...aboutRecords(stored, options) };
}
