import './item-list.css';
import { ArrowDown, ArrowUp, ChevronUp, ImageOff, Pencil, Plus, Quote, Trash2, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { adminPages } from '../../../../messages/admin-pages.ts';
import { sectionLabel } from '../../../../rules/page-sections/section-label.ts';
import type { SectionList, StoredItem } from '../../../../rules/page-sections/section-types.ts';
import { DragHandle } from '../../../ui/drag-handle.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useDragOrder } from '../../../ui/use-drag-order.ts';
import { addItem, changeItem, moveItem, removeItem, withText } from './edit-sections.ts';
import { FieldGrid, type SectionFieldsProps } from './section-field.tsx';

/** The list of a section: reasons with open fields, or records such as pictures, of which one is open at a time. */
export function ItemList(props: SectionFieldsProps & { list: SectionList }) {
  const { definition, section, errors, list, onChange } = props;
  const { key } = definition;
  const itemName = sectionLabel(list.item);
  const { items } = section;
  const rows = useRef<HTMLOListElement>(null);
  const [openIndex, setOpenIndex] = useState<number>();
  const [moved, setMoved] = useState<{ from: number; to: number; isDragged: boolean }>();
  const move = (from: number, to: number, isDragged = false) => {
    onChange((before) => moveItem(before, from, to));
    setMoved({ from, to, isDragged });
    // the open item stays open where it is now
    if (openIndex !== undefined) setOpenIndex(positionAfter(openIndex, from, to));
  };
  useDragOrder(rows, (from, to) => move(from, to, true));
  // the focus goes with the item; at the end of the list its other button gets it
  useLayoutEffect(() => {
    if (!moved || moved.isDragged) return;
    const buttons = rows.current?.children[moved.to]?.querySelectorAll<HTMLButtonElement>('[data-move]');
    const [up, down] = buttons ?? [];
    const same = moved.to < moved.from ? up : down;
    (same?.disabled ? (same === up ? down : up) : same)?.focus();
  }, [moved]);
  const error = errors[`${key}.items`];
  const remove = (index: number) => {
    onChange((before) => removeItem(before, index));
    setOpenIndex(undefined);
  };
  return (
    <div className="section-items">
      {list.isRecords && (
        <p className="section-items__title">{adminPages.listTitle(sectionLabel(list.items))}</p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {moved &&
          adminPages.position({
            name: `${itemName} ${moved.from + 1}`,
            position: moved.to + 1,
            count: items.length,
          })}
      </p>
      <ol className="section-items__list" ref={rows} hidden={items.length === 0}>
        {items.map((item, index) => {
          const name = `${itemName} ${index + 1}`;
          const itemProps = {
            ...props,
            item,
            index,
            name,
            moves: (
              <>
                <MoveButton
                  label={adminPages.moveUp(name)}
                  icon={ArrowUp}
                  isOff={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <MoveButton
                  label={adminPages.moveDown(name)}
                  icon={ArrowDown}
                  isOff={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </>
            ),
            onRemove: () => remove(index),
          };
          const rowKey = `${key}.${String(index)}`;
          if (!list.isRecords) return <OpenItem key={rowKey} {...itemProps} />;
          return (
            <RecordItem
              key={rowKey}
              {...itemProps}
              isOpen={openIndex === index}
              onToggle={() => setOpenIndex(openIndex === index ? undefined : index)}
            />
          );
        })}
      </ol>
      {error && <p className="alert alert--danger">{error}</p>}
      {items.length < list.max && (
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => {
            onChange((before) => addItem(before, list));
            setOpenIndex(items.length);
          }}
        >
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          {adminPages.addA(itemName)}
        </button>
      )}
    </div>
  );
}

interface ItemProps extends SectionFieldsProps {
  list: SectionList;
  item: StoredItem;
  index: number;
  name: string;
  moves: ReactNode;
  onRemove: () => void;
}

function OpenItem(props: ItemProps) {
  const { list, section, name, moves, onRemove } = props;
  return (
    <li className="section-items__item" data-drag-row>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        <div className="section-items__head">
          <DragHandle />
          <strong aria-hidden="true">{name}</strong>
          {moves}
          <button
            type="button"
            className="icon-button"
            aria-label={adminPages.remove(name)}
            disabled={section.items.length <= list.min}
            onClick={onRemove}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <ItemFields {...props} />
      </fieldset>
    </li>
  );
}

function RecordItem({ isOpen, onToggle, ...props }: ItemProps & { isOpen: boolean; onToggle: () => void }) {
  const { definition, errors, item, index, name, moves, onChange, onRemove } = props;
  const path = `${definition.key}.items.${index}`;
  const hasError = Object.keys(errors).some((each) => each === path || each.startsWith(`${path}.`));
  const isExpanded = isOpen || hasError;
  const isShown = !item.isHidden;
  const Icon = isExpanded ? ChevronUp : Pencil;
  return (
    <li className="section-items__item" data-drag-row data-off={!isShown || undefined}>
      <div className="section-items__head">
        <DragHandle />
        <Thumbnail item={item} />
        <span className="section-items__name">{titleOf(item) || adminPages.newItem(name)}</span>
        {moves}
        <Switch
          label={adminPages.show(name)}
          isOn={isShown}
          onChange={(isOn) =>
            onChange((before) => changeItem(before, index, (each) => ({ ...each, isHidden: !isOn })))
          }
        />
        <button
          type="button"
          className="icon-button"
          aria-label={isExpanded ? adminPages.close(name) : adminPages.edit(name)}
          aria-expanded={isExpanded}
          onClick={onToggle}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      {isExpanded && (
        <fieldset className="section-items__fields">
          <legend className="visually-hidden">{name}</legend>
          <ItemFields {...props} />
          <button type="button" className="button button--danger-quiet button--small" onClick={onRemove}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminPages.removeItem(name)}
          </button>
        </fieldset>
      )}
    </li>
  );
}

function ItemFields({ definition, list, item, index, language, errors, onChange }: ItemProps) {
  return (
    <FieldGrid
      fields={list.fields}
      texts={item.texts}
      language={language}
      errorOf={(field) => errors[`${definition.key}.items.${index}.${language}.${field}`]}
      onChange={(field, value) =>
        onChange((before) => changeItem(before, index, (each) => withText(each, language, field, value)))
      }
    />
  );
}

/** The picture, or the one before a film; the policy of this page does not know other sites before they are saved. */
function Thumbnail({ item: { texts } }: { item: StoredItem }) {
  const { image, poster, text } = texts.en ?? {};
  const url = image || poster;
  if (url?.startsWith('/')) return <img className="section-items__image" src={url} alt="" loading="lazy" />;
  const Icon = text && image === undefined ? Quote : ImageOff;
  return (
    <span className="section-items__image" aria-hidden="true">
      <Icon size={20} strokeWidth={1.5} />
    </span>
  );
}

function titleOf({ texts }: StoredItem): string {
  const { heading, title, name, alt, image, video } = texts.en ?? {};
  return heading || title || name || alt || image || video || '';
}

function MoveButton({
  label,
  icon: Icon,
  isOff,
  onClick,
}: {
  label: string;
  icon: typeof ArrowUp;
  isOff: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      data-move
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

/** Where an item is after another one was moved. */
function positionAfter(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && to >= index) return index - 1;
  return from > index && to <= index ? index + 1 : index;
}
