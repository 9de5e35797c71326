import { useRef, useState } from 'react';
import type { AdminPage } from '../../../../contract/admin/page-sections.ts';
import { checkSections, type SectionErrors } from '../../../../rules/page-sections/check-sections.ts';
import { hasSameContent, pageChanges } from '../../../../rules/page-sections/page-changes.ts';
import type { PageDefinition, StoredSection } from '../../../../rules/page-sections/section-types.ts';
import { ApiError } from '../../../lib/call-api.ts';
import { pages } from '../../../lib/shop-pages.ts';
import { useAction } from '../../../ui/use-action.ts';
import { moveSection } from './edit-sections.ts';
import { invalidatePreview, type PageCall, pageCalls, storePage } from './pages-queries.ts';

export type EditorProblem =
  /** Another admin has saved or published meanwhile; `current` is the page as it is now. */
  { kind: 'conflict'; current: AdminPage } | { kind: 'failed'; message: string; call: PageCall };

/** The state of the editor: the sections being edited, and the page as the server has it. A failed call changes neither. */
export function usePageEditor(loaded: AdminPage, onDone: (call: PageCall) => void) {
  const [base, setBase] = useState(loaded);
  const [sections, setSections] = useState<StoredSection[]>(loaded.sections);
  const [problem, setProblem] = useState<EditorProblem>();
  const [errors, setErrors] = useState<SectionErrors>({});
  const [movedKeys, setMovedKeys] = useState<ReadonlySet<string>>(new Set());
  const lastCall = useRef<PageCall>('save');
  const definition: PageDefinition = pages[base.page];

  /** Continues with the page as it is on the server. */
  const load = (page: AdminPage) => {
    setBase(page);
    setSections(page.sections);
    setProblem(undefined);
    setErrors({});
  };
  const action = useAction<PageCall, AdminPage>(
    (call) => pageCalls[call](base.page, { version: base.version, sections }),
    {
      onSuccess: (saved, call) => {
        load(saved);
        storePage(saved);
        void invalidatePreview(saved.page);
        onDone(call);
      },
      onError: (error) => {
        const current = error instanceof ApiError ? error.body.current : undefined;
        setErrors(error.fields);
        setProblem(
          error instanceof ApiError && error.code === 'page-changed'
            ? { kind: 'conflict', current: current as AdminPage }
            : { kind: 'failed', message: error.message, call: lastCall.current },
        );
      },
    },
  );
  const perform = (call: PageCall) => {
    const found = call === 'save' || call === 'publish' ? checkSections(definition, sections) : {};
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    lastCall.current = call;
    action.run(call);
  };
  return {
    definition,
    base,
    sections,
    errors,
    problem,
    isPending: action.isPending,
    changes: pageChanges(definition, base.published, sections, movedKeys),
    isUnsaved: !isSame(base.sections, sections),
    setSections,
    /** To the position of another section. */
    move: (key: string, toKey: string) => {
      setSections(moveSection(sections, key, toKey));
      setMovedKeys(new Set([...movedKeys, key]));
    },
    perform,
    load,
    discardAll: () => (base.draft ? perform('discard') : load(base)),
    /** Stays with the admin's own sections, based on what the other admin saved. */
    continueWithMine: (current: AdminPage) => {
      setBase(current);
      setProblem(undefined);
    },
  };
}

export type PageEditor = ReturnType<typeof usePageEditor>;

function isSame(one: readonly StoredSection[], other: readonly StoredSection[]): boolean {
  return one.every((section, index) => {
    const same = other[index];
    return same?.key === section.key && same.isShown === section.isShown && hasSameContent(section, same);
  });
}
