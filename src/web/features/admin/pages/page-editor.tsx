import '../../../ui/icon-button.css';
import './page-editor.css';
import { ExternalLink, History } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { AdminPage } from '../../../../contract/admin/page-sections.ts';
import { adminPages } from '../../../../messages/admin-pages.ts';
import { type Language, languageLabel, languages } from '../../../../rules/languages.ts';
import type { SectionErrors } from '../../../../rules/page-sections/check-sections.ts';
import type { PageKey } from '../../../../rules/page-sections/pages.ts';
import { sectionLabel } from '../../../../rules/page-sections/section-label.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SAVED, UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useDragOrder } from '../../../ui/use-drag-order.ts';
import { DraftFrame } from './draft-frame.tsx';
import { EditedSection } from './edited-section.tsx';
import { type PageCall, usePage } from './pages-queries.ts';
import { ProblemNote, PublishBar } from './publish-bar.tsx';
import { KNOWN_LINKS } from './section-field.tsx';
import { moveId } from './section-row.tsx';
import { usePageEditor } from './use-page-editor.ts';

const links = ['/product', '/about', '/', '/shipping-policy', '/refund-policy'];
const languageChoices = languages.map((language) => [language, languageLabel(language)] as const);

/** `firstLanguage`: of the texts that it opens with. */
export function PageEditor({ page, firstLanguage }: { page: PageKey; firstLanguage: Language }) {
  const { data, isError, refetch } = usePage(page);
  if (!data) return <LoadState thing={adminPages.page} isError={isError} onRetry={refetch} />;
  return <LoadedEditor loaded={data} firstLanguage={firstLanguage} />;
}

function LoadedEditor({ loaded, firstLanguage }: { loaded: AdminPage; firstLanguage: Language }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const wantsPreview = useRef(false);
  const preview = () => navigate(`/admin/preview/${loaded.page}`, SAVED);
  const onDone = (call: PageCall) => {
    if (call === 'publish') toast.success(adminPages.published(sectionLabel(editor.definition.title)));
    if (call === 'restore') toast.success(adminPages.restored);
    if (call === 'save' && wantsPreview.current) void preview();
    else if (call === 'save') toast.success(adminPages.draftSaved);
    // the footer is part of every page
    if (call !== 'save') void revalidate();
  };
  const editor = usePageEditor(loaded, onDone);
  const [openKey, setOpenKey] = useState<string>();
  const [language, setLanguage] = useState(firstLanguage);
  const [isGoingBack, setGoingBack] = useState(false);
  const [moved, setMoved] = useState<{ key: string; by?: 1 | -1 }>();
  const list = useRef<HTMLOListElement>(null);
  const { base, sections, definition, problem, errors, changes, isUnsaved, isPending, perform } = editor;
  const movable = sections.filter(
    ({ key }) => !definition.sections.find((each) => each.key === key)?.isFixed,
  );

  // a moved row loses the focus; at the end of the list its other button gets it
  useLayoutEffect(() => {
    if (!moved?.by) return;
    const button = (by: 1 | -1) => document.getElementById(moveId(moved.key, by)) as HTMLButtonElement | null;
    const same = button(moved.by);
    (same?.disabled ? button(moved.by === 1 ? -1 : 1) : same)?.focus();
  }, [moved]);
  useDragOrder(list, (from, to) => {
    const [dragged, target] = [movable[from], movable[to]];
    if (!dragged || !target) return;
    editor.move(dragged.key, target.key);
    setMoved({ key: dragged.key });
  });
  // what is marked has to be in sight
  const showErrors = useEffectEvent((found: SectionErrors) => {
    const wrong = languages.filter((each) => Object.keys(found).some((path) => path.includes(`.${each}.`)));
    if (wrong[0] && !wrong.includes(language)) setLanguage(wrong[0]);
  });
  useEffect(() => showErrors(errors), [errors]);
  const position = moved ? movable.findIndex(({ key }) => key === moved.key) + 1 : 0;
  const movedSection = definition.sections.find(({ key }) => key === moved?.key);

  return (
    <div className="page-editor">
      <div className="page-editor__head">
        <p className="hint">{definition.isOrderFixed ? adminPages.editHint : adminPages.orderHint}</p>
        <div className="page-editor__actions">
          <button
            type="button"
            className="button button--secondary"
            aria-busy={isPending}
            onClick={() => {
              wantsPreview.current = isUnsaved;
              if (isUnsaved) perform('save');
              else void preview();
            }}
          >
            <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminPages.preview}
          </button>
          {base.previous && changes.length === 0 && (
            <button type="button" className="button button--secondary" onClick={() => setGoingBack(true)}>
              <History size={18} strokeWidth={1.75} aria-hidden="true" />
              {adminPages.previousVersion}
            </button>
          )}
        </div>
        <SelectField
          label={adminPages.textLanguage}
          choices={languageChoices}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
      </div>
      <div className="page-editor__columns">
        <div className="page-editor__main">
          {problem && <ProblemNote problem={problem} editor={editor} />}
          {Object.keys(errors).length > 0 && !problem && (
            <p className="alert alert--danger" role="alert">
              {adminPages.correct}
            </p>
          )}
          <p className="visually-hidden" aria-live="polite">
            {movedSection &&
              adminPages.position({
                name: sectionLabel(movedSection.title),
                position,
                count: movable.length,
              })}
          </p>
          <ol className="page-editor__sections" ref={list}>
            {sections.map((section) => (
              <EditedSection
                key={section.key}
                section={section}
                editor={editor}
                movable={movable}
                language={language}
                isOpen={openKey === section.key}
                onToggle={() => setOpenKey(openKey === section.key ? undefined : section.key)}
                onMoved={(by) => setMoved({ key: section.key, by })}
              />
            ))}
          </ol>
          <details className="hint page-editor__placeholders">
            <summary>{adminPages.placeholders}</summary>
            <p>{definition.placeholders.map((name) => `{${name}}`).join(', ')}</p>
          </details>
          <datalist id={KNOWN_LINKS}>
            {links.map((link) => (
              <option key={link} value={link} />
            ))}
          </datalist>
          <PublishBar editor={editor} />
        </div>
        {base.page !== 'emails' && (
          <DraftFrame page={base.page} sections={sections} language={language} openKey={openKey} />
        )}
      </div>
      {isGoingBack && base.previous && (
        <ConfirmDialog
          question={adminPages.previousQuestion}
          consequence={adminPages.previousConsequence(formatDateTime(base.previous.at))}
          yes={adminPages.goBack}
          onYes={() => {
            setGoingBack(false);
            perform('restore');
          }}
          onNo={() => setGoingBack(false)}
        />
      )}
      <UnsavedGuard isDirty={isUnsaved && !isPending} consequence={adminPages.unsaved} />
    </div>
  );
}
