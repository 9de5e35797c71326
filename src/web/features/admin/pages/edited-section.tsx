import { Link } from 'react-router';
import type { Language } from '../../../../rules/languages.ts';
import { hasSameTexts } from '../../../../rules/page-sections/page-changes.ts';
import type { StoredSection } from '../../../../rules/page-sections/section-types.ts';
import { changeSection } from './edit-sections.ts';
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
  const { definition: page, sections, base, errors, setSections } = editor;
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
      editor.move(section.key, by);
      onMoved(by);
    };
  };
  const change = (changed: StoredSection) => setSections(changeSection(sections, section.key, () => changed));
  const { records, note } = definition;
  return (
    <SectionRow
      definition={page.isOrderFixed ? { ...definition, isFixed: true } : definition}
      section={section}
      recordCount={base.records[section.key]?.count}
      isOpen={isOpen || hasError}
      hasError={hasError}
      onUp={move(-1)}
      onDown={move(1)}
      onToggle={onToggle}
      onShow={(isShown) => change({ ...section, isShown })}
    >
      {note && <p className="hint">{note}</p>}
      {errors[section.key] && <p className="alert alert--danger">{errors[section.key]}</p>}
      <SectionFields
        definition={definition}
        section={section}
        language={language}
        errors={errors}
        onChange={change}
      />
      <Thumbnails images={base.records[section.key]?.images ?? []} />
      <div className="section-row__actions">
        <button type="button" className="button button--small" onClick={onToggle}>
          Done
        </button>
        {live && !hasSameTexts(live, section) && (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => change({ ...section, texts: live.texts, items: live.items })}
          >
            Put back what is live
          </button>
        )}
        {records && (
          <Link className="button button--secondary button--small" to={records.path}>
            Edit the {records.name}
          </Link>
        )}
      </div>
    </SectionRow>
  );
}

/** The first pictures of the section; they are edited on their own page. */
function Thumbnails({ images }: { images: string[] }) {
  if (images.length === 0) return null;
  return (
    <div className="section-row__thumbnails">
      {images.map((url) => (
        <img key={url} src={url} alt="" loading="lazy" />
      ))}
    </div>
  );
}
