import { ArrowDown, ArrowUp, ChevronUp, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { adminPages } from '../../../../messages/admin-pages.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { sectionLabel } from '../../../../rules/page-sections/section-label.ts';
import type { SectionDefinition, StoredSection } from '../../../../rules/page-sections/section-types.ts';
import { DragHandle } from '../../../ui/drag-handle.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { rowIcon } from './row-icon.ts';

interface SectionRowProps {
  definition: SectionDefinition;
  section: StoredSection;
  recipeCount: number;
  isOpen: boolean;
  hasError: boolean;
  /** Undefined when the section cannot be moved that way. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onToggle: () => void;
  onShow: (isShown: boolean) => void;
  /** Adds the first item of a section that is not rendered without. */
  onAdd: () => void;
  children: ReactNode;
}

/** One section in the list: its name, what it shows, and its buttons. `children` are its fields while it is open. */
export function SectionRow(props: SectionRowProps) {
  const { definition, section, recipeCount, isOpen, hasError, onUp, onDown, onToggle, onShow, onAdd } = props;
  const { list, records, isAlwaysShown = false, isFixed = false } = definition;
  const title = sectionLabel(definition.title);
  const id = useId();
  const Icon = rowIcon(section.key);
  const isEmpty = isWithoutRecords(definition, section, recipeCount);
  const isOff = isEmpty || !section.isShown;
  return (
    <li
      className="section-row"
      data-open={isOpen || undefined}
      data-off={isOff || undefined}
      data-error={hasError || undefined}
      data-drag-row={isFixed ? undefined : ''}
    >
      <div className="section-row__head">
        {!isFixed && <DragHandle />}
        <span className="section-row__icon" aria-hidden="true">
          <Icon size={20} strokeWidth={1.75} />
        </span>
        <div className="section-row__text">
          <strong>{title}</strong>
          <span>{summaryOf(definition, section, recipeCount)}</span>
        </div>
        {!isFixed && (
          <div className="section-row__moves">
            <MoveButton
              id={moveId(section.key, -1)}
              label={adminPages.moveUp(title)}
              icon={ArrowUp}
              onClick={onUp}
            />
            <MoveButton
              id={moveId(section.key, 1)}
              label={adminPages.moveDown(title)}
              icon={ArrowDown}
              onClick={onDown}
            />
          </div>
        )}
        {isEmpty && records && (
          <Link className="button button--secondary button--small" to={records.path}>
            {adminPages.addSome(sectionLabel(records.items))}
          </Link>
        )}
        {isEmpty && list && (
          <button type="button" className="button button--secondary button--small" onClick={onAdd}>
            <Plus size={18} strokeWidth={2} aria-hidden="true" />
            {adminPages.addOne(sectionLabel(list.item))}
          </button>
        )}
        {!isEmpty && !isAlwaysShown && (
          <Switch label={adminPages.show(title)} isOn={section.isShown} onChange={onShow} />
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={isOpen ? adminPages.close(title) : adminPages.edit(title)}
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
          {props.children}
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

function isWithoutRecords(
  { list, records }: SectionDefinition,
  { items }: StoredSection,
  recipeCount: number,
): boolean {
  if (records) return recipeCount === 0;
  return list?.isNeeded === true && items.every(({ isHidden }) => isHidden);
}

function summaryOf(definition: SectionDefinition, section: StoredSection, recipeCount: number): string {
  const { list, records, fields } = definition;
  const title = sectionLabel(definition.title);
  const { texts, items } = section;
  const words = { ...texts.en, ...texts[currentLanguage()] };
  const first = words.heading || fields.map(({ key }) => words[key]).find(Boolean) || '';
  const names = records ?? list;
  if (isWithoutRecords(definition, section, recipeCount) && items.length === 0)
    return adminPages.noneYet(names ? sectionLabel(names.items) : '');
  const count = records ? recipeCount : items.length;
  const hidden = items.filter(({ isHidden }) => isHidden).length;
  const counts = [
    count > 0 &&
      names &&
      adminPages.counted({
        count,
        item: sectionLabel(names.item),
        items: sectionLabel(names.items),
      }),
    hidden > 0 && adminPages.shown(count - hidden),
  ];
  // most sections of a policy are named as their heading
  const quote = first === title ? '' : first;
  return [...counts, quote && `“${quote}”`].filter(Boolean).join(', ');
}
