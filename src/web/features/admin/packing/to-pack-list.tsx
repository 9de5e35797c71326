import { ListChecks, PackageCheck, Printer, Truck } from 'lucide-react';
import { Link } from 'react-router';
import type { PackingList, PackingOrder } from '../../../../contract/admin/packing.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { countPieces, pickList } from '../../../../rules/pick-list.ts';
import { DockedBar } from '../../../ui/docked-bar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BottleScan } from './bottle-scan.tsx';
import type { StepName } from './packing-flow.tsx';
import { OpenOrder, OrderText, PackingGroups } from './packing-groups.tsx';
import { PickLines } from './pick-lines.tsx';
import type { useStoredIds } from './use-stored-ids.ts';

type Stored = ReturnType<typeof useStoredIds>;

export interface Start {
  first: StepName;
  orders: PackingOrder[];
}

/** The list with the ticks, and what to do with the ticked orders. */
export function ToPackList({
  list,
  ticks,
  taken,
  waiting,
  onStart,
}: {
  list: PackingList;
  /** Ids of orders whose shipment waits for a connection. */
  waiting: ReadonlySet<string>;
  ticks: Stored;
  taken: Stored;
  onStart: (start: Start) => void;
}) {
  const orders = list.orders.filter(({ _id }) => ticks.ids.has(_id) && !waiting.has(_id));
  const lines = pickList(orders, list.sizes);
  const start = (first: StepName) => onStart({ first, orders });
  const isNone = orders.length === 0;
  if (list.orders.length === 0) {
    return (
      <EmptyState icon={PackageCheck}>
        <h2>{adminPacking.nothingLeft}</h2>
        <p>{adminPacking.nothingLeftNote(adminPacking.parcelCount(list.counts.shipped))}</p>
        <Link className="button button--secondary" to="?tab=shipped">
          {adminPacking.seeShipped}
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className="pack__columns">
      <div>
        <PackingGroups list={list} ticks={ticks} waiting={waiting} />
      </div>
      <aside className="pack__side">
        <section className="pack-group">
          <div className="pack-group__head">
            <h2>{adminPacking.pickTitle}</h2>
            <span>
              {adminPacking.piecesFor({
                pieces: adminPacking.pieces(countPieces(lines)),
                orders: adminPacking.orders(orders.length),
              })}
            </span>
          </div>
          {isNone ? (
            <p className="pack-group__note">{adminPacking.tickFirst}</p>
          ) : (
            <>
              <PickLines lines={lines} taken={taken} />
              <BottleScan orders={orders} />
            </>
          )}
        </section>
        <section className="pack-group pack__next">
          <h2>{adminPacking.next}</h2>
          <button
            type="button"
            className="button button--secondary"
            disabled={isNone}
            onClick={() => start('print')}
          >
            <Printer size={18} aria-hidden="true" />
            {adminPacking.print(orders.length)}
          </button>
          <button type="button" className="button" disabled={isNone} onClick={() => start('courier')}>
            <Truck size={18} aria-hidden="true" />
            {adminPacking.ship(orders.length)}
          </button>
        </section>
      </aside>
      {!isNone && (
        <div className="pack__dock">
          <DockedBar>
            <span>
              <b>{adminPacking.ticked(orders.length)}</b>
              {adminPacking.pieces(countPieces(lines))}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={adminPacking.pickList}
              onClick={() => start('pick')}
            >
              <ListChecks size={22} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={adminPacking.print(orders.length)}
              onClick={() => start('print')}
            >
              <Printer size={22} aria-hidden="true" />
            </button>
            <button type="button" className="button" onClick={() => start('pick')}>
              {adminPacking.ship(orders.length)}
            </button>
          </DockedBar>
        </div>
      )}
    </div>
  );
}

/** Parcels that wait for their courier, or that left today. */
export function PackedList({ list, emptyText }: { list: PackingList; emptyText: string }) {
  if (list.orders.length === 0) return <p className="pack-group__note">{emptyText}</p>;
  return (
    <section className="pack-group">
      <ul>
        {list.orders.map((order) => (
          <li key={order._id} className="pack-row">
            <div className="pack-row__text">
              <OrderText order={order} />
              <p className="pack-row__place number">
                {order.courier} {order.trackingNumber}
              </p>
            </div>
            <OpenOrder order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
