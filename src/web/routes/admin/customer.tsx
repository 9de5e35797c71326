import '../../styles/table.css';
import '../../styles/admin-pages.css';
import '../../styles/signed-in-pages.css';
import '../../styles/order-parts.css';
import '../../styles/order-page.css';
import '../../features/admin/orders/order.css';
import '../../features/admin/customers/customer.css';
import { Link, useParams } from 'react-router';
import type { CustomerDetail } from '../../../contract/admin/customers.ts';
import { SHOWN_ORDERS } from '../../../contract/admin/customers.ts';
import { adminCustomers } from '../../../messages/admin-customers.ts';
import { formatRupees } from '../../../rules/money.ts';
import { formatDay } from '../../../rules/shown-time.ts';
import { hasRight, roleOfAccount } from '../../../rules/staff-rights.ts';
import { CustomerContact } from '../../features/admin/customers/customer-contact.tsx';
import { CustomerNotes, CustomerTags } from '../../features/admin/customers/customer-notes.tsx';
import { useCustomer } from '../../features/admin/customers/customer-queries.ts';
import { OrderTable } from '../../features/admin/orders/order-table.tsx';
import { SecondStepPanel } from '../../features/admin/second-step/reset-second-step.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useStoredUser } from '../../lib/stored-user.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) =>
  pageMeta({ title: adminCustomers.title, isPrivate: true })(source);

export default function AdminCustomerPage() {
  const { customerId = '' } = useParams();
  const viewer = useStoredUser();
  const { data: customer, isError, refetch } = useCustomer(customerId);
  if (customer === null) {
    return (
      <NotFound
        message={adminCustomers.notFound}
        linkRoute="/admin/users"
        linkText={adminCustomers.toUsers}
      />
    );
  }
  if (!customer) return <LoadState thing={adminCustomers.thing} isError={isError} onRetry={refetch} />;
  const { orders, orderCount, hasAccount, isBlocked, since } = customer;
  const canReset =
    hasAccount && viewer && viewer._id !== customer._id && hasRight(roleOfAccount(viewer), 'staff');
  return (
    <>
      <BackLink to="/admin/users">{adminCustomers.toUsers}</BackLink>
      <div className="order-title">
        <h1>{customer.name || customer.phone}</h1>
        {isBlocked && <span className="tag-bad">{adminCustomers.blocked}</span>}
      </div>
      <p className="order-placed">
        {adminCustomers.since(formatDay(since))}
        {!hasAccount && ` · ${adminCustomers.noAccount}`}
      </p>
      {isBlocked && <p className="alert">{adminCustomers.blockedNote}</p>}
      <Stats customer={customer} />
      <section className="panel panel--flush" aria-label={adminCustomers.orders}>
        {orders.length > 0 ? (
          <OrderTable orders={orders} />
        ) : (
          <p className="panel__note">{adminCustomers.noOrders}</p>
        )}
      </section>
      {orderCount > SHOWN_ORDERS && (
        <Link
          className="button button--secondary admin__more"
          to={`/admin/orders?q=${encodeURIComponent(customer.email || customer.phone)}`}
        >
          {adminCustomers.allOrders}
        </Link>
      )}
      <div className="customer__panels">
        <CustomerNotes customer={customer} />
        <div>
          <CustomerContact customer={customer} />
          <CustomerTags customer={customer} />
          {canReset && <SecondStepPanel id={customer._id} name={customer.name} />}
        </div>
      </div>
    </>
  );
}

function Stats({ customer }: { customer: CustomerDetail }) {
  const stats = [
    [adminCustomers.spent, formatRupees(customer.spent), ''],
    [adminCustomers.orders, customer.orderCount, adminCustomers.ordersPaid(customer.paidCount)],
    [adminCustomers.undelivered, customer.undelivered, ''],
    [adminCustomers.cancelled, customer.cancelled, ''],
    [adminCustomers.returns, customer.returns, ''],
  ] as const;
  return (
    <dl className="panel panel--flush customer__stats number">
      {stats.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && (
            <dd>
              <small>{note}</small>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
