import type { AdminPage, PageForm } from '../../../contract/admin/page-sections.ts';
import type { AuditAction } from '../../../messages/en/admin-audit.ts';
import { checkSections, normalizeSections } from '../../../rules/page-sections/check-sections.ts';
import type { PageKey, Pages } from '../../../rules/page-sections/pages.ts';
import {
  completeSections,
  withoutDefaultTranslations,
} from '../../../rules/page-sections/resolve-sections.ts';
import type { PageDefinition, StoredSection } from '../../../rules/page-sections/section-types.ts';
import { withSources } from '../../../rules/page-sections/translation-sources.ts';
import { recordChange } from '../../audit/record-change.ts';
import { advisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { getPage, type PageState, readPageState } from './get-page.ts';
import { deleteDraft, insertVersion, pruneVersions, setState } from './page-versions.store.ts';

const LOCK = 0x70616765;
const MAX_REPLACED_VERSIONS = 20;

type Changed<Code extends 'bad-request' | 'page-has-draft' | 'no-previous-version' = never> = Promise<
  Result<AdminPage, 'page-changed' | Code>
>;

export function saveDraft(
  db: Db,
  pages: Pages,
  actorId: string,
  page: PageKey,
  form: PageForm,
): Changed<'bad-request'> {
  const sections = checked(pages[page], form);
  if (!sections.ok) return Promise.resolve(sections);
  return change(db, pages, page, form.version, async (tx, { draft, published }) => {
    await deleteDraft(tx, page);
    const before = (draft ?? published)?.sections;
    const own = ownSections(pages[page], sections.value, before);
    await insertVersion(tx, { page, state: 'draft', sections: own, authorId: actorId });
    await record(tx, pages, actorId, 'save page draft', page, before, own);
    return success();
  });
}

/** Publishes the sections at once. The replaced version can be restored. */
export function publishPage(
  db: Db,
  pages: Pages,
  actorId: string,
  page: PageKey,
  form: PageForm,
): Changed<'bad-request'> {
  const sections = checked(pages[page], form);
  if (!sections.ok) return Promise.resolve(sections);
  return change(db, pages, page, form.version, async (tx, { draft, published }) => {
    const own = ownSections(pages[page], sections.value, (draft ?? published)?.sections);
    await deleteDraft(tx, page);
    if (published) await setState(tx, published.id, 'replaced', { isRenumbered: false });
    // the defaults become a version of their own, so that they can be restored like any other
    else {
      const defaults = withoutDefaultTranslations(pages[page], completeSections(pages[page]));
      await insertVersion(tx, { page, state: 'replaced', sections: defaults, authorId: null });
    }
    await insertVersion(tx, { page, state: 'published', sections: own, authorId: actorId });
    await pruneVersions(tx, page, MAX_REPLACED_VERSIONS);
    await record(tx, pages, actorId, 'publish page', page, published?.sections, own);
    return success();
  });
}

export function discardDraft(db: Db, pages: Pages, actorId: string, page: PageKey, version: number): Changed {
  return change<never>(db, pages, page, version, async (tx, { draft, published }) => {
    if (!draft) return success();
    await deleteDraft(tx, page);
    await record(tx, pages, actorId, 'discard page draft', page, draft.sections, published?.sections);
    return success();
  });
}

/** Publishes the previous version again. The current one becomes the draft, so nothing is lost. */
export function restorePrevious(
  db: Db,
  pages: Pages,
  actorId: string,
  page: PageKey,
  version: number,
): Changed<'page-has-draft' | 'no-previous-version'> {
  return change(db, pages, page, version, async (tx, { draft, published, previous }) => {
    if (draft) return failure('page-has-draft');
    if (!previous || !published) return failure('no-previous-version');
    await setState(tx, published.id, 'draft', { isRenumbered: true });
    await setState(tx, previous.id, 'published', { isRenumbered: true });
    await record(tx, pages, actorId, 'restore page', page, published.sections, previous.sections);
    return success();
  });
}

/** As they are stored. */
function ownSections(page: PageDefinition, sections: StoredSection[], before: StoredSection[] | undefined) {
  return withSources(withoutDefaultTranslations(page, sections, before), before);
}

/** One change of a page at a time, and only one that is based on its current version. */
function change<Code extends 'bad-request' | 'page-has-draft' | 'no-previous-version'>(
  db: Db,
  pages: Pages,
  page: PageKey,
  version: number,
  run: (tx: Db, state: PageState) => Promise<Result<undefined, Code>>,
): Promise<Result<AdminPage, Code | 'page-changed'>> {
  return db.transaction(async (tx) => {
    await advisoryLock(tx, LOCK);
    const state = await readPageState(tx, page);
    if (state.version !== version) return failure('page-changed');
    const result = await run(tx, state);
    return result.ok ? success(await getPage(tx, pages, page)) : result;
  });
}

function checked(page: PageDefinition, { sections }: PageForm): Result<StoredSection[], 'bad-request'> {
  const normalized = normalizeSections(sections);
  const fields = checkSections(page, normalized);
  if (Object.keys(fields).length > 0) return failure('bad-request', { fields });
  return success(normalized);
}

/** The audit entry has the order, and each section that differs. */
function record(
  tx: Db,
  pages: Pages,
  actorId: string,
  action: AuditAction,
  page: PageKey,
  before: StoredSection[] | undefined,
  after: StoredSection[] | undefined,
): Promise<void> {
  return recordChange(tx, {
    actorId,
    action,
    target: `page ${page}`,
    before: auditFields(completeSections(pages[page], before)),
    after: auditFields(completeSections(pages[page], after)),
  });
}

function auditFields(sections: readonly StoredSection[]): Record<string, unknown> {
  const entries = sections.map(({ key, ...section }) => [key, section] as const);
  return { order: sections.map(({ key }) => key), ...Object.fromEntries(entries) };
}
