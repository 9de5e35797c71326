import { useState } from 'react';
import { Link } from 'react-router';
import type { RecallPerson } from '../../../../contract/admin/recalls.ts';
import { adminRecalls } from '../../../../messages/admin-recalls.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { noteCall, type PeopleFilter, refreshRecalls, settleOne, usePeople } from './recalls-queries.ts';

const filters: readonly PeopleFilter[] = ['all', 'open', 'unreached'];

/** Who got bottles of the batch, with contact and what was done. */
export function RecallPeople({ recallId }: { recallId: string }) {
  const [show, setShow] = useState<PeopleFilter>('all');
  const list = usePeople(recallId, show);
  return (
    <section aria-labelledby="people">
      <h2 id="people">{adminRecalls.people}</h2>
      <AdminList
        list={list}
        things={adminRecalls.customers}
        emptyText={adminRecalls.noPeople}
        filters={
          <AdminFilter
            label={adminUi.show}
            value={show}
            choices={filters.map((filter) => [filter, adminRecalls.filter(filter)] as const)}
            onChange={(value) => setShow(filters.find((filter) => filter === value) ?? 'all')}
          />
        }
      >
        {(people) => (
          <table className="table recall-people">
            <TableHead
              columns={[adminRecalls.name, adminRecalls.bottles, adminRecalls.notice, adminRecalls.settled]}
            />
            <tbody>
              {people.map((person) => (
                <Person key={person._id} recallId={recallId} person={person} />
              ))}
            </tbody>
          </table>
        )}
      </AdminList>
    </section>
  );
}

function Person({ recallId, person }: { recallId: string; person: RecallPerson }) {
  const { _id, name, email, phone, place, pieces, orders, notice, calledAt, emailError } = person;
  return (
    <tr>
      <td data-label={adminRecalls.name}>
        <span className="table__lines">
          <strong>{name}</strong>
          {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {place && <small>{place}</small>}
        </span>
      </td>
      <td data-label={adminRecalls.bottles}>
        <span className="table__lines">
          <span>{adminRecalls.bottleCount(pieces)}</span>
          {orders.map((order) => (
            <Link key={order._id} to={`/admin/orders/${order._id}`}>
              {adminUi.orderNumber(order.number)}
            </Link>
          ))}
        </span>
      </td>
      <td data-label={adminRecalls.notice}>
        <span className="table__lines">
          <span className={notice === 'sent' ? 'tag-good' : notice === 'failing' ? 'tag-bad' : 'tag-quiet'}>
            {adminRecalls.noticeState(notice)}
          </span>
          {emailError && <small>{emailError}</small>}
          <ActionButton
            className="button button--secondary button--small"
            call={() => noteCall(recallId, _id, calledAt === null)}
            onSettled={refreshRecalls}
          >
            {calledAt ? adminRecalls.calledRevert : adminRecalls.calledMark}
          </ActionButton>
        </span>
      </td>
      <td data-label={adminRecalls.settled}>
        <Settle recallId={recallId} person={person} />
      </td>
    </tr>
  );
}

function Settle({ recallId, person: { _id, settled } }: { recallId: string; person: RecallPerson }) {
  if (settled === 'refund' || settled === 'replacement')
    return <span className="tag-good">{adminRecalls.settlement(settled)}</span>;
  const choices =
    settled === null ? (['refund', 'replacement', 'nothing'] as const) : (['refund', 'replacement'] as const);
  return (
    <span className="recall-settle">
      {settled && <span className="tag-quiet">{adminRecalls.settlement(settled)}</span>}
      {choices.map((how) => (
        <ActionButton
          key={how}
          className="button button--secondary button--small"
          call={() => settleOne(recallId, _id, how)}
          onSuccess={() => toast.success(adminRecalls.settledCount(1))}
          onSettled={refreshRecalls}
        >
          {adminRecalls.settle(how)}
        </ActionButton>
      ))}
    </span>
  );
}
