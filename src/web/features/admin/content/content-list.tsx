import '../../../ui/icon-button.css';
import './content-list.css';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { z } from 'zod';
import {
  type ContentFields,
  type ContentItem,
  type ContentKind,
  contentForms,
  contentShapes,
} from '../../../../contract/admin/content.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { contentFieldsOf } from './content-fields.ts';
import { moveContent, removeContent, saveContent, useContent } from './content-queries.ts';

/** The items of one kind, in their order on the page. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const { data: items, isError, refetch } = useContent(kind);
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<ContentItem | 'new'>();
  const [removed, setRemoved] = useState<ContentItem>();
  const schema: z.ZodType<ContentFields, FieldValues> = contentForms[contentShapes[kind]];
  const invalidate = () => invalidateAdmin('content');
  // the root loader returns content too, such as the announcement
  const afterChange = { onSuccess: () => revalidate(), onSettled: () => void invalidate() };
  const move = useAdminAction(
    ({ from, by }: { from: number; by: 1 | -1 }) => moveContent(items ?? [], from, by),
    afterChange,
  );
  const removal = useAdminAction(removeContent, afterChange);
  if (!items) return <LoadState thing="content" isError={isError} onRetry={refetch} />;
  return (
    <>
      <div className="panel panel--flush">
        {items.length === 0 && <p className="panel__note">There is nothing here yet.</p>}
        <ol className="content-list">
          {items.map((item, index) => (
            <li key={item._id}>
              <Preview item={item} />
              <div className="content-list__text">
                <strong>{item.title || item.alt || item.text || item.url}</strong>
                {item.title && (item.text || item.alt) && <small>{item.text || item.alt}</small>}
                {!item.isShown && <span className="tag-quiet">Hidden</span>}
              </div>
              <div className="content-list__actions">
                <IconButton
                  label={`Move ${nameOf(item)} up`}
                  icon={ArrowUp}
                  isOff={index === 0}
                  onClick={() => move.run({ from: index, by: -1 })}
                />
                <IconButton
                  label={`Move ${nameOf(item)} down`}
                  icon={ArrowDown}
                  isOff={index === items.length - 1}
                  onClick={() => move.run({ from: index, by: 1 })}
                />
                <IconButton label={`Edit ${nameOf(item)}`} icon={Pencil} onClick={() => setEdited(item)} />
                <IconButton label={`Remove ${nameOf(item)}`} icon={Trash2} onClick={() => setRemoved(item)} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <button type="button" className="button admin__more" onClick={() => setEdited('new')}>
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
        Add
      </button>
      {edited && (
        <Dialog
          title={edited === 'new' ? 'Add' : 'Edit'}
          size="medium"
          isOpen
          onClose={() => setEdited(undefined)}
        >
          <AdminForm
            className="dialog-form"
            schema={schema}
            fields={contentFieldsOf(kind)}
            values={edited === 'new' ? { ...EMPTY } : { ...edited, rating: edited.rating ?? 5 }}
            button="Save"
            isUnguarded
            onSave={async (input) => {
              await saveContent(kind, edited === 'new' ? undefined : edited._id, input).finally(invalidate);
              toast.success('Saved.');
              setEdited(undefined);
              // only a new document has the policy that allows a new site
              if ([input.url, input.posterUrl].some((url) => url?.startsWith('https://')))
                window.location.reload();
              await revalidate();
              return undefined;
            }}
          />
        </Dialog>
      )}
      {removed && (
        <ConfirmDialog
          question={`Remove ${nameOf(removed)}?`}
          consequence="It is no longer shown on the shop."
          yes="Remove"
          no="Keep"
          onYes={() => {
            removal.run(removed._id);
            setRemoved(undefined);
          }}
          onNo={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

const EMPTY = { title: '', text: '', url: '', posterUrl: '', alt: '', rating: 5, link: '', isShown: true };

function nameOf({ title, alt, text }: ContentItem): string {
  return (title || alt || text || 'this item').slice(0, 60);
}

function Preview({ item: { kind, url, posterUrl } }: { item: ContentItem }) {
  const image = contentShapes[kind] === 'image' ? url : posterUrl;
  return image ? <img className="content-list__image" src={image} alt="" loading="lazy" /> : <span />;
}

function IconButton({
  label,
  icon: Icon,
  isOff = false,
  onClick,
}: {
  label: string;
  icon: typeof Plus;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={isOff} onClick={onClick}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
