import '../../../styles/table.css';
import './offers.css';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminSale } from '../../../../contract/admin/offers.ts';
import { adminOffers } from '../../../../messages/admin-offers.ts';
import { minutesOfHours, scheduleText } from '../../../../rules/scheduled-sale.ts';
import { formatDateTime, formatDay } from '../../../../rules/shown-time.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { toast } from '../../../lib/toast.ts';
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
      <table className="table table--links">
        <TableHead
          columns={[
            adminOffers.offer,
            adminOffers.discount,
            adminOffers.when,
            adminOffers.now,
            adminOffers.actions,
          ]}
          hidden={[adminOffers.actions]}
        />
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
      <td data-label={adminOffers.offer}>
        <span className="table__lines">
          <Link className="table__link" to={`/admin/offers/${offer._id}`} tabIndex={-1}>
            <strong>{name}</strong>
          </Link>
          <small>{targetText(offer.appliesTo, offer.effect.foods)}</small>
          {warning && (
            <small className="offer-warning">
              <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
              {warning}
            </small>
          )}
        </span>
      </td>
      <td data-label={adminOffers.discount} className="offer-percent">
        {percent}%
      </td>
      <td data-label={adminOffers.when}>
        <span className="table__lines">
          <span>{scheduleText({ weekdays, ...minutesOfHours(from, to) })}</span>
          <small>{daysText(firstDay, lastDay)}</small>
        </span>
      </td>
      <td data-label={adminOffers.now}>
        <StateText offer={offer} />
      </td>
      <td className="table__actions">
        <EditLink to={`/admin/offers/${offer._id}`} name={name} />
        <ActionButton
          className="button button--secondary button--small"
          label={(isOn ? adminOffers.switchOfferOff : adminOffers.switchOfferOn)(name)}
          call={() => switchOffer(offer)}
          onSuccess={() => toast.success((isOn ? adminOffers.switchedOff : adminOffers.switchedOn)(name))}
          onSettled={refetch}
        >
          {isOn ? adminOffers.switchOff : adminOffers.switchOn}
        </ActionButton>
        <button
          type="button"
          className="button button--danger-quiet button--small"
          aria-label={adminOffers.deleteOffer(name)}
          onClick={onDelete}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminOffers.delete}
        </button>
      </td>
    </tr>
  );
}

function daysText(firstDay: string, lastDay: string | null): string {
  const first = formatDay(firstDay);
  if (lastDay === null) return adminOffers.fromDay(first);
  return lastDay === firstDay ? first : adminOffers.days({ first, last: formatDay(lastDay) });
}

function StateText({ offer: { isOn, isRunning, startsAt, endsAt } }: { offer: AdminSale }) {
  if (!isOn) return <span className="tag-quiet">{adminOffers.off}</span>;
  if (isRunning)
    return (
      <span className="table__lines">
        <strong>{adminOffers.running}</strong>
        {endsAt && <small>{adminOffers.until(formatDateTime(endsAt))}</small>}
      </span>
    );
  return startsAt ? (
    <span>{adminOffers.starts(formatDateTime(startsAt))}</span>
  ) : (
    <span className="tag-quiet">{adminOffers.over}</span>
  );
}

function DeleteOffer({ offer, onClose }: { offer: AdminSale; onClose: () => void }) {
  const { run, isPending } = useAdminAction<void>(() => deleteOffer(offer), {
    onSuccess: () => toast.success(adminOffers.deleted(offer.name)),
    onSettled: () => {
      onClose();
      void refetch();
    },
  });
  return (
    <ConfirmDialog
      question={adminOffers.deleteQuestion(offer.name)}
      consequence={offer.isRunning ? adminOffers.deleteRunning : adminOffers.deleteNote}
      yes={adminOffers.delete}
      isBusy={isPending}
      onYes={() => run()}
      onNo={onClose}
    />
  );
}
