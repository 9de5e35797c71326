import '../../../ui/icon-button.css';
import { Banknote, ChevronRight, ClockAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PackingList, PackingOrder } from '../../../../contract/admin/packing.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { addDays } from '../../../../rules/days.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { dayText } from '../../../lib/day-text.ts';
import { WaitsTag } from './offline-notes.tsx';
import { type Group, groupsOf, linesText, weightText } from './packing-data.ts';
import { Tick } from './tick.tsx';

const FIRST_SHOWN = 10;

interface Ticks {
  ids: ReadonlySet<string>;
  toggle: (ids: string[], isOn: boolean) => void;
}

interface Marks {
  ticks: Ticks;
  /** Ids of orders whose shipment waits for a connection. */
  waiting: ReadonlySet<string>;
}

/** The orders by the day on which they leave. */
export function PackingGroups({ list, ...rest }: { list: PackingList } & Marks) {
  return groupsOf(list).map((group) => (
    <PackingGroup key={group.name} group={group} today={list.today} {...rest} />
  ));
}

function PackingGroup({ group, today, ticks, waiting }: { group: Group; today: string } & Marks) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, count, orders } = group;
  const title = adminPacking[name];
  const ids = orders.flatMap(({ _id }) => (waiting.has(_id) ? [] : _id));
  const ticked = ids.filter((id) => ticks.ids.has(id)).length;
  const shown = isOpen ? orders : orders.slice(0, FIRST_SHOWN);
  return (
    <section className="pack-group" aria-label={title}>
      <div className="pack-group__head">
        <Tick
          label={adminPacking.tickAll(title)}
          isOn={ids.length > 0 && ticked === ids.length}
          isMixed={ticked > 0 && ticked < ids.length}
          onChange={(isOn) => ticks.toggle(ids, isOn)}
        />
        <h2>{title}</h2>
        <span>{adminPacking.ordersTicked({ orders: count, ticked })}</span>
      </div>
      <ul>
        {shown.map((order) => (
          <PackingRow key={order._id} order={order} today={today} ticks={ticks} waiting={waiting} />
        ))}
      </ul>
      {shown.length < orders.length && (
        <button type="button" className="pack-group__more" onClick={() => setIsOpen(true)}>
          {adminPacking.showMore(orders.length - shown.length)}
        </button>
      )}
      {orders.length < count && (
        <p className="pack-group__note">{adminPacking.notAllShown(count - orders.length)}</p>
      )}
    </section>
  );
}

function PackingRow({ order, today, ticks, waiting }: { order: PackingOrder; today: string } & Marks) {
  const { _id, number, name } = order;
  const isWaiting = waiting.has(_id);
  const isOn = ticks.ids.has(_id) && !isWaiting;
  return (
    <li className={isOn || isWaiting ? 'pack-row is-on' : 'pack-row'}>
      {!isWaiting && (
        <Tick
          label={adminPacking.tickOrder({ number, name })}
          isOn={isOn}
          onChange={(wanted) => ticks.toggle([_id], wanted)}
        />
      )}
      <OrderText order={order} today={today} isWaiting={isWaiting} />
      <OpenOrder order={order} />
    </li>
  );
}

/** An order in words, with what is special about it. */
export function OrderText({
  order,
  today,
  isWaiting = false,
}: {
  order: PackingOrder;
  today?: string;
  isWaiting?: boolean;
}) {
  const { number, name, lines, place, weightGrams, cash, leavesOn } = order;
  return (
    <div className="pack-row__text">
      <p className="pack-row__name">
        <b>{name}</b>
        <span className="number">#{number}</span>
      </p>
      <p>{linesText(lines)}</p>
      <p className="pack-row__place">
        {place} · {weightText(weightGrams)}{' '}
        {cash !== null && (
          <span className="pack-tag pack-tag--cash">
            <Banknote size={14} aria-hidden="true" />
            {adminPacking.cash(formatRupees(cash))}
          </span>
        )}{' '}
        {isWaiting && <WaitsTag />}{' '}
        {today && leavesOn < today && (
          <span className="pack-tag pack-tag--late">
            <ClockAlert size={14} aria-hidden="true" />
            {leavesOn === addDays(today, -1)
              ? adminPacking.promisedYesterday
              : adminPacking.promised(dayText(leavesOn))}
          </span>
        )}
      </p>
    </div>
  );
}

export function OpenOrder({ order: { _id, number } }: { order: PackingOrder }) {
  return (
    <Link className="icon-button" to={`/admin/orders/${_id}`} aria-label={adminPacking.open(number)}>
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
