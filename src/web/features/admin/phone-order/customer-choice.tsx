import { useState } from 'react';
import type { User } from '../../../../contract/account.ts';
import { phoneCustomer } from '../../../../contract/admin/phone-order.ts';
import { adminPhoneOrder } from '../../../../messages/admin-phone-order.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { AdminSearch } from '../../../ui/admin-search.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { createCustomer, useCustomers } from './phone-order-queries.ts';

const fields = (): FieldSpec[] => [
  { name: 'name', label: adminUi.name },
  { name: 'phone', label: adminUi.phone, columns: 3 },
  {
    name: 'email',
    label: adminPhoneOrder.emailOptional,
    kind: 'email',
    columns: 3,
    hint: adminPhoneOrder.emailHint,
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
        <h2 id="customer">{adminPhoneOrder.customer}</h2>
        {chosen ? (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => onChoose(undefined)}
          >
            {adminPhoneOrder.changeCustomer}
          </button>
        ) : (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => setNew(!isNew)}
          >
            {isNew ? adminPhoneOrder.searchInstead : adminPhoneOrder.newCustomer}
          </button>
        )}
      </div>
      {chosen && (
        <p role="status">
          <strong>{chosen.name}</strong> · {chosen.email || adminPhoneOrder.noEmail}{' '}
          {chosen.phone && `· ${chosen.phone}`}
        </p>
      )}
      {!chosen && !isNew && <CustomerSearch onChoose={onChoose} />}
      {!chosen && isNew && (
        <AdminForm
          className=""
          schema={phoneCustomer}
          fields={fields()}
          values={{ name: '', email: '', phone: '' }}
          button={adminPhoneOrder.createCustomer}
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
      <AdminSearch label={adminPhoneOrder.searchCustomers} term={term} onSearch={setTerm} />
      {found?.length === 0 && <p role="status">{adminPhoneOrder.nobodyMatches}</p>}
      {found && found.length > 0 && (
        <ul className="customer-choices" aria-label={adminPhoneOrder.customersFound}>
          {found.map((user) => (
            <li key={user._id}>
              <button type="button" onClick={() => onChoose(user)}>
                <strong>{user.name}</strong>
                <span>{[user.email, user.phone].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
