import { useState } from 'react';
import type { User } from '../../../../contract/account.ts';
import { phoneCustomer } from '../../../../contract/admin/phone-order.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { AdminSearch } from '../../../ui/admin-search.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { createCustomer, useCustomers } from './phone-order-queries.ts';

const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Phone', columns: 3 },
  {
    name: 'email',
    label: 'Email (optional)',
    kind: 'email',
    columns: 3,
    hint: 'Without one: no mails, no account, no coupon',
  },
];

/** The id is null for a customer without an account. */
export type PhoneCustomer = Pick<User, 'name' | 'email' | 'phone' | 'address'> & { _id: string | null };

/** Finds a customer, or creates one with or without an account. */
export function CustomerChoice({
  chosen,
  onChoose,
}: {
  chosen: PhoneCustomer | undefined;
  onChoose: (user: PhoneCustomer | undefined) => void;
}) {
  const [isNew, setNew] = useState(false);
  return (
    <section className="panel phone-order__part" aria-labelledby="customer">
      <div className="page-head-row">
        <h2 id="customer">Customer</h2>
        {chosen ? (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => onChoose(undefined)}
          >
            Change customer
          </button>
        ) : (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => setNew(!isNew)}
          >
            {isNew ? 'Search instead' : 'New customer'}
          </button>
        )}
      </div>
      {chosen && (
        <p role="status">
          <strong>{chosen.name}</strong> · {chosen.email || 'no email, no mails'}{' '}
          {chosen.phone && `· ${chosen.phone}`}
        </p>
      )}
      {!chosen && !isNew && <CustomerSearch onChoose={onChoose} />}
      {!chosen && isNew && (
        <AdminForm
          className=""
          schema={phoneCustomer}
          fields={fields}
          values={{ name: '', email: '', phone: '' }}
          button="Create customer"
          isUnguarded
          onSave={async (input) => {
            if (input.email === '') {
              onChoose({ ...input, _id: null, address: '' });
              return undefined;
            }
            onChoose(await createCustomer(input));
            return undefined;
          }}
        />
      )}
    </section>
  );
}

function CustomerSearch({ onChoose }: { onChoose: (user: User) => void }) {
  const [term, setTerm] = useState('');
  const found = useCustomers(term);
  return (
    <>
      <AdminSearch label="Name, email or phone" term={term} onSearch={setTerm} />
      {found?.length === 0 && <p role="status">Nobody matches. Is it a new customer?</p>}
      {found && found.length > 0 && (
        <ul className="customer-choices" aria-label="Customers found">
          {found.map((user) => (
            <li key={user._id}>
              <button type="button" onClick={() => onChoose(user)}>
                <strong>{user.name}</strong>
                <span>
                  {user.email} {user.phone && `· ${user.phone}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
