import { Link } from 'react-router';
import { adminPages } from '../../../../messages/admin-pages.ts';
import type { Language } from '../../../../rules/languages.ts';
import { hasSameContent } from '../../../../rules/page-sections/page-changes.ts';
import { sectionLabel } from '../../../../rules/page-sections/section-label.ts';
import type { StoredSection } from '../../../../rules/page-sections/section-types.ts';
import { addItem, type ChangeSection, changeSection } from './edit-sections.ts';
import { SectionFields } from './section-fields.tsx';
import { SectionRow } from './section-row.tsx';
import type { PageEditor } from './use-page-editor.ts';

interface EditedSectionProps {
  section: StoredSection;
  editor: PageEditor;
  /** The sections that have no fixed position. */
  movable: StoredSection[];
  language: Language;
  isOpen: boolean;
  onToggle: () => void;
  onMoved: (by: 1 | -1) => void;
}

/** A row of the editor, with its fields while it is open. */
export function EditedSection(props: EditedSectionProps) {
  const { section, editor, movable, language, isOpen, onToggle, onMoved } = props;
  const { definition: page, base, errors, setSections } = editor;
  const definition = page.sections.find(({ key }) => key === section.key);
  if (!definition) return null;
  const live = base.published.find(({ key }) => key === section.key);
  const hasError = Object.keys(errors).some(
    (path) => path === section.key || path.startsWith(`${section.key}.`),
  );
  const index = movable.indexOf(section);
  const move = (by: 1 | -1) => {
    const canMove = !page.isOrderFixed && index >= 0 && movable[index + by] !== undefined;
    if (!canMove) return undefined;
    return () => {
      const neighbour = movable[index + by];
      if (neighbour) editor.move(section.key, neighbour.key);
      onMoved(by);
    };
  };
  const change = (update: ChangeSection) =>
    setSections((sections) => changeSection(sections, section.key, update));
  const { list, records, note } = definition;
  return (
    <SectionRow
      definition={page.isOrderFixed ? { ...definition, isFixed: true } : definition}
      section={section}
      recipeCount={base.recipeCount}
      isOpen={isOpen || hasError}
      hasError={hasError}
      onUp={move(-1)}
      onDown={move(1)}
      onToggle={onToggle}
      onShow={(isShown) => change((before) => ({ ...before, isShown }))}
      onAdd={() => {
        if (list) change((before) => ({ ...addItem(before, list), isShown: true }));
        if (!isOpen) onToggle();
      }}
    >
      {note && <p className="hint">{sectionLabel(note)}</p>}
      {errors[section.key] && <p className="alert alert--danger">{errors[section.key]}</p>}
      <SectionFields
        definition={definition}
        section={section}
        language={language}
        errors={errors}
        onChange={change}
      />
      <div className="section-row__actions">
        <button type="button" className="button button--small" onClick={onToggle}>
          {adminPages.done}
        </button>
        {live && !hasSameContent(live, section) && (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => change((before) => ({ ...before, texts: live.texts, items: live.items }))}
          >
            {adminPages.putBack}
          </button>
        )}
        {records && (
          <Link className="button button--secondary button--small" to={records.path}>
            {adminPages.editRecords(sectionLabel(records.items))}
          </Link>
        )}
      </div>
    </SectionRow>
  );
}
