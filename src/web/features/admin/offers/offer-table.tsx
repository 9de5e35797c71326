import '../../../styles/table.css';
import './offers.css';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { AdminSale } from '../../../../contract/admin/offers.ts';
import { minutesOfHours, scheduleText } from '../../../../rules/scheduled-sale.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { formatDateTime, formatDay } from '../../../lib/format-date-time.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EditLink } from '../../../ui/edit-link.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { effectWarning, targetText } from './effect-text.ts';
import { deleteOffer, switchOffer } from './offers-queries.ts';

const refetch = () => invalidateAdmin('offers', 'list');

export function OfferTable({ offers }: { offers: AdminSale[] }) {
  const [deleted, setDeleted] = useState<AdminSale>();
  return (
    <>
      <table className="table">
        <TableHead columns={['Offer', 'Off', 'When', 'Now', 'Actions']} hidden={['Actions']} />
        <tbody>
          {offers.map((offer) => (
            <OfferRow key={offer._id} offer={offer} onDelete={() => setDeleted(offer)} />
          ))}
        </tbody>
      </table>
      {deleted && <DeleteOffer offer={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

function OfferRow({ offer, onDelete }: { offer: AdminSale; onDelete: () => void }) {
  const { name, percent, from, to, weekdays, firstDay, lastDay, isOn } = offer;
  const warning = effectWarning(offer.effect);
  return (
    <tr>
      <td data-label="Offer">
        <span className="table__lines">
          <strong>{name}</strong>
          <small>{targetText(offer.appliesTo, offer.effect.foods)}</small>
          {warning && (
            <small className="offer-warning">
              <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
              {warning}
            </small>
          )}
        </span>
      </td>
      <td data-label="Off" className="offer-percent">
        {percent}%
      </td>
      <td data-label="When">
        <span className="table__lines">
          <span>{scheduleText({ weekdays, ...minutesOfHours(from, to) })}</span>
          <small>
            {formatDay(firstDay)}
            {lastDay ? (lastDay === firstDay ? '' : ` to ${formatDay(lastDay)}`) : ' onwards'}
          </small>
        </span>
      </td>
      <td data-label="Now">
        <StateText offer={offer} />
      </td>
      <td className="table__actions">
        <EditLink to={`/admin/offers/${offer._id}`} name={name} />
        <ActionButton
          className="button button--secondary button--small"
          label={`Switch ${isOn ? 'off' : 'on'} ${name}`}
          call={() => switchOffer(offer)}
          onSuccess={() => toast.success(`${name} is ${isOn ? 'off' : 'on'}.`)}
          onSettled={refetch}
        >
          {isOn ? 'Switch off' : 'Switch on'}
        </ActionButton>
        <button
          type="button"
          className="button button--danger-quiet button--small"
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          Delete
        </button>
      </td>
    </tr>
  );
}

function StateText({ offer: { isOn, isRunning, startsAt, endsAt } }: { offer: AdminSale }) {
  if (!isOn) return <span className="tag-quiet">Off</span>;
  if (isRunning)
    return (
      <span className="table__lines">
        <strong>Running</strong>
        {endsAt && <small>until {formatDateTime(endsAt)}</small>}
      </span>
    );
  return startsAt ? <span>Starts {formatDateTime(startsAt)}</span> : <span className="tag-quiet">Over</span>;
}

function DeleteOffer({ offer, onClose }: { offer: AdminSale; onClose: () => void }) {
  const { run, isPending } = useAdminAction<void>(() => deleteOffer(offer), {
    onSuccess: () => toast.success(`${offer.name} is deleted.`),
    onSettled: () => {
      onClose();
      void refetch();
    },
  });
  return (
    <ConfirmDialog
      question={`Delete ${offer.name}?`}
      consequence={
        offer.isRunning
          ? 'It is running: prices go back at once. Orders keep the price they were placed with.'
          : 'Orders keep the price they were placed with.'
      }
      yes="Delete"
      isBusy={isPending}
      onYes={() => run()}
      onNo={onClose}
    />
  );
}
