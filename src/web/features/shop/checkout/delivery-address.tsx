import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../../../../contract/order.ts';
import type { SavedAddress } from '../../../../contract/saved-address.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { isComplete } from '../../../../rules/saved-address.ts';
import { Field } from '../../../ui/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { AddressText } from '../../shared/addresses/address-text.tsx';
import { shownLabel } from '../../shared/addresses/addresses-data.ts';
import { LabelField } from '../../shared/addresses/label-field.tsx';
import { LazyAddressDialog } from '../../shared/addresses/lazy-address-dialog.ts';
import { AddressFields } from '../../shared/session/address-fields.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import type { AddressChoice } from './use-address-choice.ts';

interface DeliveryAddressProps {
  userId: string;
  addresses: SavedAddress[];
  choice: AddressChoice;
  /** Why the shop does not deliver there; empty when it does. */
  notServed: string;
}

/** Where to: a saved address as a card, or the fields of a new one. */
export function DeliveryAddress({ userId, addresses, choice, notServed }: DeliveryAddressProps) {
  const { register, formState } = useFormContext<CheckoutForm>();
  const { errors } = formState;
  const { chosen } = choice;
  const [isListOpen, setListOpen] = useState(false);
  const areFieldsOpen = !chosen || !isComplete(chosen);
  const tabIndex = areFieldsOpen ? undefined : -1;
  return (
    <section className="panel delivery" aria-labelledby="details">
      <h2 id="details">{checkout.details}</h2>
      {addresses.length > 0 &&
        (chosen && !isListOpen ? (
          <ChosenCard entry={chosen} onChange={() => setListOpen(true)} />
        ) : (
          <AddressChoices
            userId={userId}
            addresses={addresses}
            choice={{
              ...choice,
              choose: (entry) => {
                setListOpen(true);
                choice.choose(entry);
              },
            }}
          />
        ))}
      {chosen && areFieldsOpen && <p className="delivery__incomplete">{addressBook.incomplete}</p>}
      <Fold isOpen={areFieldsOpen} onReveal={choice.startFromChosen}>
        <div className="field-grid checkout__fields">
          <AddressFields
            at=""
            tabIndex={tabIndex}
            note={areFieldsOpen ? <ArrivalNote notServed={notServed} /> : <div className="arrival" />}
          >
            <Field
              columns={3}
              label={accountFields.name}
              autoComplete="name"
              tabIndex={tabIndex}
              error={errors.name?.message}
              {...register('name')}
            />
            <Field
              columns={3}
              label={checkout.mobile}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              tabIndex={tabIndex}
              error={errors.phone?.message}
              {...register('phone')}
            />
          </AddressFields>
          {!chosen && addresses.length > 0 && <LabelField />}
        </div>
      </Fold>
      {!areFieldsOpen && <ArrivalNote notServed={notServed} />}
    </section>
  );
}

function ChosenCard({ entry, onChange }: { entry: SavedAddress; onChange: () => void }) {
  return (
    <div className="address-card address-card--chosen">
      <AddressText entry={entry} />
      <button
        type="button"
        className="address-card__change"
        aria-label={addressBook.changeAddress}
        onClick={onChange}
      >
        {addressBook.change}
      </button>
    </div>
  );
}

function AddressChoices({
  userId,
  addresses,
  choice: { chosen, choose, startNew },
}: Pick<DeliveryAddressProps, 'userId' | 'addresses' | 'choice'>) {
  const [edited, setEdited] = useState<SavedAddress>();
  const list = useRef<HTMLFieldSetElement>(null);
  // the button that opened the list is gone
  useEffect(() => list.current?.querySelector<HTMLElement>(':checked')?.focus(), []);
  const close = () => setEdited(undefined);
  return (
    <fieldset ref={list} className="address-choices">
      <legend className="visually-hidden">{addressBook.deliverTo}</legend>
      {addresses.map((entry) => (
        <div key={entry._id} className="address-choices__entry">
          <label className="address-card">
            <input
              type="radio"
              name="saved-address"
              aria-labelledby={`address-${entry._id}`}
              aria-describedby={`address-${entry._id}-rest`}
              checked={entry === chosen}
              onChange={() => choose(entry)}
            />
            <AddressText entry={entry} id={`address-${entry._id}`} />
          </label>
          <button
            type="button"
            className="address-choices__edit"
            aria-label={addressBook.editNamed(shownLabel(entry))}
            onClick={() => setEdited(entry)}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="address-choices__new"
        aria-pressed={chosen === undefined}
        onClick={startNew}
      >
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        {addressBook.add}
      </button>
      {edited && (
        <LazyAddressDialog
          userId={userId}
          entry={edited}
          receiver={edited}
          onSaved={(saved) => {
            const entry = saved.find(({ _id }) => _id === edited._id);
            if (entry) choose(entry);
          }}
          onClose={close}
        />
      )}
    </fieldset>
  );
}
