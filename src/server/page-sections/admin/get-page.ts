import type { AdminPage } from '../../../contract/admin/page-sections.ts';
import type { PageKey, Pages } from '../../../rules/page-sections/pages.ts';
import { completeSections } from '../../../rules/page-sections/resolve-sections.ts';
import type { StoredSection } from '../../../rules/page-sections/section-types.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  countPublishedRecipes,
  findReplacedVersion,
  selectCurrentVersions,
  type VersionRow,
} from './page-versions.store.ts';

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
export async function getPage(db: Db, pages: Pages, page: PageKey): Promise<AdminPage> {
  const [{ draft, published, previous, version }, recipeCount] = await Promise.all([
    readPageState(db, page),
    countPublishedRecipes(db),
  ]);
  const complete = (row: VersionRow | undefined) => completeSections(pages[page], row?.sections);
  return {
    page,
    version,
    sections: complete(draft ?? published),
    published: complete(published),
    draft: draft ? { at: draft.createdAt.toISOString(), by: draft.author ?? '' } : null,
    publication: published ? edition(published) : null,
    previous: previous ? edition(previous) : null,
    recipeCount,
  };
}

/** What would be published: the draft, or what is published when there is none. */
export async function getDraft(db: Db, pages: Pages, page: PageKey): Promise<StoredSection[]> {
  const { draft, published } = await readPageState(db, page);
  return completeSections(pages[page], (draft ?? published)?.sections);
}

function edition({ author, publishedAt, createdAt }: VersionRow) {
  return { at: (publishedAt ?? createdAt).toISOString(), by: author ?? '' };
}
