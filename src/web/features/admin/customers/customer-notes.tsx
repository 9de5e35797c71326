import { Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CustomerDetail } from '../../../../contract/admin/customers.ts';
import { adminCustomers } from '../../../../messages/admin-customers.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';
import { addNote, deleteNote, saveTags } from './customer-queries.ts';

/** What admins know about the customer, each with its day and author. */
export function CustomerNotes({ customer: { _id, notes } }: { customer: CustomerDetail }) {
  const [text, setText] = useState('');
  const add = useAction(() => addNote(_id, text), { onSuccess: () => setText('') });
  const remove = useAction((noteId: string) => deleteNote(_id, noteId));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.run(undefined);
  };
  return (
    <section className="panel" aria-labelledby="notes">
      <h2 id="notes">{adminCustomers.notes}</h2>
      <form method="post" className="customer__note-form" onSubmit={submit}>
        <Field
          label={adminCustomers.newNote}
          rows={2}
          maxLength={1000}
          value={text}
          error={add.error?.fields.text}
          onChange={({ target }) => setText(target.value)}
        />
        <SubmitButton isBusy={add.isPending}>{adminCustomers.addNote}</SubmitButton>
      </form>
      <Failure>{remove.error?.message ?? (add.error?.fields.text ? undefined : add.error?.message)}</Failure>
      {notes.length === 0 && <p className="hint">{adminCustomers.noNotes}</p>}
      <ul className="customer__notes">
        {notes.map((note) => (
          <li key={note._id}>
            <p>{note.text}</p>
            <small>
              {formatDateTime(note.at)} · {note.author ?? adminCustomers.formerAdmin}
            </small>
            <button
              type="button"
              className="customer__remove"
              aria-label={adminCustomers.deleteNote}
              onClick={() => remove.run(note._id)}
            >
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CustomerTags({ customer: { _id, tags } }: { customer: CustomerDetail }) {
  const [typed, setTyped] = useState('');
  const { run, isPending, error } = useAction((next: string[]) => saveTags(_id, next), {
    onSuccess: () => setTyped(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run([...tags, typed]);
  };
  return (
    <section className="panel" aria-labelledby="tags">
      <h2 id="tags">{adminCustomers.tags}</h2>
      <ul className="customer__tags">
        {tags.map((tag) => (
          <li key={tag}>
            {tag}
            <button
              type="button"
              className="customer__remove"
              aria-label={adminCustomers.removeTag(tag)}
              onClick={() => run(tags.filter((other) => other !== tag))}
            >
              <X size={16} strokeWidth={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <form method="post" className="customer__note-form" onSubmit={submit}>
        <Field
          label={adminCustomers.newTag}
          maxLength={30}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SubmitButton isBusy={isPending}>{adminCustomers.addTag}</SubmitButton>
      </form>
      <Failure>{error?.message}</Failure>
    </section>
  );
}
