import { Link } from 'react-router';
import type { CustomerDetail } from '../../../../contract/admin/customers.ts';
import { adminCustomers } from '../../../../messages/admin-customers.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { shownAddress } from '../../../../rules/address.ts';
import { PhoneButtons } from '../../../ui/phone-buttons.tsx';

export function CustomerContact({ customer }: { customer: CustomerDetail }) {
  const { _id, email, phone, address, gstin, hasAccount } = customer;
  const facts = [
    [adminUi.email, email],
    [adminUi.phone, phone],
    [adminUi.address, shownAddress(address)],
    [adminCustomers.gstin, gstin],
  ] as const;
  return (
    <section className="panel" aria-labelledby="contact">
      <div className="card-head">
        <h2 id="contact">{adminCustomers.contact}</h2>
        {hasAccount && (
          <Link className="button button--secondary button--small" to={`/admin/editUser/${_id}`}>
            {adminCustomers.edit}
          </Link>
        )}
      </div>
      <dl className="person-facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {phone && (
        <div className="order-actions">
          <PhoneButtons phone={phone} />
        </div>
      )}
    </section>
  );
}
