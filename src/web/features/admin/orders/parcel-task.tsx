import { type FormEvent, useState } from 'react';
import type { Shipment } from '../../../../contract/admin/couriers.ts';
import { adminParcels } from '../../../../messages/admin-parcels.ts';
import { Field } from '../../../ui/field.tsx';

type Task = NonNullable<NonNullable<Shipment['booked']>['task']>;

const MAX_NOTE = 200;

/** What somebody has to look after; a failed delivery can be asked for once more, with a note for whoever drives. */
export function ParcelTask({
  task,
  onDone,
  onReattempt,
}: {
  task: Task;
  onDone: () => void;
  onReattempt?: (note: string) => void;
}) {
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReattempt?.(note);
  };
  const done = (
    <button type="button" className="button button--secondary button--small" onClick={onDone}>
      {adminParcels.done}
    </button>
  );
  if (!onReattempt)
    return (
      <p className="alert parcel__task">
        <span>{adminParcels.task(task)}</span>
        {done}
      </p>
    );
  return (
    <form method="post" className="alert parcel__task parcel__task--again" onSubmit={submit}>
      <span>{adminParcels.task(task)}</span>
      <Field
        label={adminParcels.reattemptNote}
        hint={adminParcels.reattemptHint}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="order-actions">
        <button type="submit" className="button button--small">
          {adminParcels.reattempt}
        </button>
        {done}
      </div>
    </form>
  );
}
