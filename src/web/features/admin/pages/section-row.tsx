import { ArrowDown, ArrowUp, ChevronUp, Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { SectionDefinition, StoredSection } from '../../../../rules/page-sections/section-types.ts';
import { Switch } from '../../../ui/switch.tsx';

interface SectionRowProps {
  definition: SectionDefinition;
  section: StoredSection;
  /** How many records it has to show; undefined when it needs none. */
  recordCount: number | undefined;
  isOpen: boolean;
  hasError: boolean;
  /** Undefined when the section cannot be moved that way. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onToggle: () => void;
  onShow: (isShown: boolean) => void;
  children: ReactNode;
}

/** One section in the list: its name, what it shows, and its buttons. `children` are its fields while it is open. */
export function SectionRow(props: SectionRowProps) {
  const { definition, section, recordCount, isOpen, hasError, onUp, onDown, onToggle, onShow, children } =
    props;
  const { title, records, isAlwaysShown = false, isFixed = false } = definition;
  const id = useId();
  const isEmpty = records !== undefined && !records.isOptional && recordCount === 0;
  const isOff = isEmpty || !section.isShown;
  return (
    <li
      className="section-row"
      data-open={isOpen || undefined}
      data-off={isOff || undefined}
      data-error={hasError || undefined}
    >
      <div className="section-row__head">
        <div className="section-row__text">
          <strong>{title}</strong>
          <span>{summaryOf(definition, section, recordCount)}</span>
        </div>
        {!isFixed && (
          <div className="section-row__moves">
            <MoveButton
              id={moveId(section.key, -1)}
              label={`Move ${title} up`}
              icon={ArrowUp}
              onClick={onUp}
            />
            <MoveButton
              id={moveId(section.key, 1)}
              label={`Move ${title} down`}
              icon={ArrowDown}
              onClick={onDown}
            />
          </div>
        )}
        {isEmpty && (
          <Link className="button button--secondary button--small" to={records.path}>
            Add {records.name}
          </Link>
        )}
        {!isEmpty && !isAlwaysShown && (
          <Switch label={`Show ${title}`} isOn={section.isShown} onChange={onShow} />
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={isOpen ? `Close ${title}` : `Edit ${title}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          {isOpen ? (
            <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
          )}
        </button>
      </div>
      {isOpen && (
        <div className="section-row__body" id={id}>
          {children}
        </div>
      )}
    </li>
  );
}

/** The id of a button that moves a section, to give it back the focus after the move. */
export const moveId = (key: string, by: 1 | -1) => `move-${key}-${by === 1 ? 'down' : 'up'}`;

function MoveButton({
  id,
  label,
  icon: Icon,
  onClick,
}: {
  id: string;
  label: string;
  icon: typeof ArrowUp;
  onClick: (() => void) | undefined;
}) {
  return (
    <button
      id={id}
      type="button"
      className="icon-button"
      aria-label={label}
      disabled={!onClick}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

function summaryOf(
  { title, list, records, fields }: SectionDefinition,
  { texts, items }: StoredSection,
  recordCount: number | undefined,
): string {
  const english = texts.en ?? {};
  const first = english.heading || fields.map(({ key }) => english[key]).find(Boolean) || '';
  if (records && !records.isOptional && recordCount === 0)
    return `No ${records.name} yet, so it is not shown`;
  const counts = [
    ...(records && recordCount
      ? [`${recordCount} ${recordCount === 1 ? records.name.replace(/s$/, '') : records.name}`]
      : []),
    ...(list ? [`${items.length} ${list.item.toLowerCase()}${items.length === 1 ? '' : 's'}`] : []),
  ];
  // most sections of a policy are named as their heading
  const quote = first === title ? '' : first;
  return [...counts, quote && `“${quote}”`].filter(Boolean).join(', ');
}
