import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Overview } from '../../../../contract/admin/overview.ts';
import { adminOverview } from '../../../../messages/admin-overview.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function TopFoods({ foods }: { foods: Overview['foods'] }) {
  const max = foods[0]?.revenue ?? 0;
  return (
    <Panel id="top-foods" title={adminOverview.topFoods}>
      {foods.length === 0 && <p>{adminOverview.nothingSold}</p>}
      <ol className="ranks">
        {foods.map(({ foodId, name, imageUrl, pieces, revenue }) => (
          <li key={foodId}>
            {imageUrl ? <SmallImage url={imageUrl} alt="" /> : <span className="thumbnail" />}
            <span>
              <Link to={`/food/${foodId}`}>{name}</Link>
              <span
                className="rank"
                style={{ '--share': max > 0 ? revenue / max : 0 } as React.CSSProperties}
              />
              <small>{adminOverview.pieces(pieces)}</small>
            </span>
            <strong className="number">{formatRupees(revenue)}</strong>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

export function TopSizes({ sizes }: { sizes: Overview['sizes'] }) {
  return (
    <Panel id="top-sizes" title={adminOverview.topSizes}>
      {sizes.length === 0 && <p>{adminOverview.nothingSold}</p>}
      <Rows
        rows={sizes.map(({ foodId, name, size, pieces, revenue }) => [
          `${foodId} ${size}`,
          `${name}, ${size}`,
          `${pieces} · ${formatRupees(revenue)}`,
        ])}
      />
    </Panel>
  );
}

export function Statuses({ statuses }: { statuses: Overview['statuses'] }) {
  return (
    <Panel id="statuses" title={adminOverview.ordersByStatus}>
      <div className="shares" aria-hidden="true">
        {statuses.map(({ status, count }) => (
          <span
            key={status}
            className={`shares__${status.toLowerCase()}`}
            style={{ flexGrow: count, display: count === 0 ? 'none' : undefined }}
          />
        ))}
      </div>
      <ul className="counts">
        {statuses.map(({ status, count }) => (
          <li key={status}>
            <Link to={`/admin/orders?status=${status}`}>
              <StatusBadge status={status} />
              <strong className="number">
                {count}
                <span className="visually-hidden">{adminOverview.afterOrderCount}</span>
              </strong>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Coupons({ coupons }: { coupons: Overview['coupons'] }) {
  return (
    <Panel id="coupons" title={adminOverview.couponsUsed}>
      {coupons.length === 0 && <p>{adminOverview.noCouponUsed}</p>}
      <Rows
        rows={coupons.map(({ code, count, discount }) => [
          code,
          code,
          `${count} × · −${formatRupees(discount)}`,
        ])}
      />
    </Panel>
  );
}

export function LowStock({ rows }: { rows: Overview['lowStock'] }) {
  return (
    <Panel id="low-stock" title={adminOverview.lowStock}>
      {rows.length === 0 && <p>{adminOverview.enoughStock}</p>}
      <Rows
        rows={rows.map(({ foodId, name, size, stock }) => [
          `${foodId} ${size}`,
          `${name}, ${size}`,
          stock === 0 ? adminOverview.soldOut : adminOverview.left(stock),
        ])}
      />
    </Panel>
  );
}

function Rows({ rows }: { rows: [key: string, name: string, value: string][] }) {
  return (
    <ul className="counts">
      {rows.map(([key, name, value]) => (
        <li key={key}>
          <span>{name}</span>
          <strong className="number">{value}</strong>
        </li>
      ))}
    </ul>
  );
}
