import type { AdminPage } from '../../../contract/admin/page-sections.ts';
import type { Language } from '../../../rules/languages.ts';
import { type PageKey, pages } from '../../../rules/page-sections/pages.ts';
import { completeSections, visibleSections } from '../../../rules/page-sections/resolve-sections.ts';
import type { PageDefinition, PageSection, Texts } from '../../../rules/page-sections/section-types.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  findReplacedVersion,
  type SectionRecord,
  selectCurrentVersions,
  selectRecords,
  type VersionRow,
} from './page-versions.store.ts';

const MAX_THUMBNAILS = 4;

/** The rows of a page and the number that a change has to be based on. */
export interface PageState {
  draft: VersionRow | undefined;
  published: VersionRow | undefined;
  previous: VersionRow | undefined;
  version: number;
}

export async function readPageState(db: Db, page: PageKey): Promise<PageState> {
  const [current, previous] = await Promise.all([
    selectCurrentVersions(db, page),
    findReplacedVersion(db, page),
  ]);
  return {
    draft: current.find(({ state }) => state === 'draft'),
    published: current.find(({ state }) => state === 'published'),
    previous,
    version: Math.max(0, ...current.map(({ version }) => version)),
  };
}

/** The page for the editor: all texts of the draft and of what is published. */
export async function getPage(db: Db, page: PageKey): Promise<AdminPage> {
  const [{ draft, published, previous, version }, all] = await Promise.all([
    readPageState(db, page),
    selectRecords(db),
  ]);
  const definition: PageDefinition = pages[page];
  const complete = (row: VersionRow | undefined) => completeSections(definition, row?.sections);
  const records = definition.sections.flatMap(({ key, records: shown }) => {
    if (!shown) return [];
    const own = all.filter(({ kind }) => kind === shown.kind);
    return [[key, { count: own.length, images: own.flatMap(thumbnails).slice(0, MAX_THUMBNAILS) }] as const];
  });
  return {
    page,
    version,
    sections: complete(draft ?? published),
    published: complete(published),
    draft: draft ? { at: draft.createdAt.toISOString(), by: draft.author ?? '' } : null,
    publication: published ? edition(published) : null,
    previous: previous ? edition(previous) : null,
    records: Object.fromEntries(records),
  };
}

/** What the page would show if the draft was published. */
export async function previewPage(
  db: Db,
  page: PageKey,
  values: Texts,
  language: Language,
): Promise<PageSection[]> {
  const { draft, published } = await readPageState(db, page);
  return visibleSections(pages[page], (draft ?? published)?.sections, { values, language });
}

function edition({ author, publishedAt, createdAt }: VersionRow) {
  return { at: (publishedAt ?? createdAt).toISOString(), by: author ?? '' };
}

/** The picture of a record; a film without a poster has none. */
function thumbnails({ url, posterUrl }: SectionRecord): string[] {
  const image = posterUrl ?? url;
  return image && !/\.(mp4|webm)(\?|$)/.test(image) ? [image] : [];
}
