import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SignedInUser } from '../../../../contract/account.ts';
import { MAX_SAVED_ADDRESSES, type SavedAddress } from '../../../../contract/saved-address.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { ui } from '../../../../messages/ui.ts';
import { mobileOf } from '../../../../rules/saved-address.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { AddressText } from './address-text.tsx';
import { removeAddress, shownLabel, useSavedAddresses } from './addresses-data.ts';
import { LazyAddressDialog } from './lazy-address-dialog.ts';

type Open =
  | { dialog: 'edit'; entry: SavedAddress | undefined }
  | { dialog: 'delete'; entry: SavedAddress }
  | null;

/** The address book on the profile page. */
export function AddressBook({ user }: { user: SignedInUser }) {
  const { data: addresses, isError, refetch } = useSavedAddresses(user._id);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { run: remove, isPending } = useAction((entry: SavedAddress) => removeAddress(user._id, entry), {
    onSuccess: () => {
      toast.success(addressBook.deleted);
      close();
    },
    onError: ({ message }) => {
      toast.error(message);
      close();
      void refetch();
    },
  });
  const isFull = (addresses?.length ?? 0) >= MAX_SAVED_ADDRESSES;
  return (
    <section className="panel" aria-labelledby="addresses">
      <h2 className="panel-heading" id="addresses">
        {addressBook.title}
      </h2>
      {isError && (
        <div className="panel__empty" role="alert">
          <p>{addressBook.failed}</p>
          <button type="button" className="button button--secondary button--small" onClick={() => refetch()}>
            {ui.tryAgain}
          </button>
        </div>
      )}
      {!addresses && !isError && <p role="status">{addressBook.loading}</p>}
      {addresses?.length === 0 && <p className="my-data__text">{addressBook.none}</p>}
      <ul className="addresses">
        {addresses?.map((entry) => (
          <li key={entry._id}>
            <AddressText entry={entry} isOnProfile />
            <div className="addresses__actions">
              <button
                type="button"
                className="button button--quiet button--small"
                aria-label={addressBook.editNamed(shownLabel(entry))}
                onClick={() => setOpen({ dialog: 'edit', entry })}
              >
                <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
                {addressBook.edit}
              </button>
              <button
                type="button"
                className="button button--danger-quiet button--small"
                aria-label={addressBook.deleteNamed(shownLabel(entry))}
                onClick={() => setOpen({ dialog: 'delete', entry })}
              >
                <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                {addressBook.delete}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {isFull && <p className="my-data__text">{addressBook.full(MAX_SAVED_ADDRESSES)}</p>}
      {addresses && !isFull && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setOpen({ dialog: 'edit', entry: undefined })}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          {addressBook.add}
        </button>
      )}
      {open?.dialog === 'edit' && (
        <LazyAddressDialog
          userId={user._id}
          entry={open.entry}
          receiver={{ name: user.name, phone: mobileOf(user.phone) }}
          onSaved={() => undefined}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <ConfirmDialog
          question={addressBook.deleteQuestion(shownLabel(open.entry))}
          consequence={addressBook.deleteConsequence}
          yes={addressBook.delete}
          isBusy={isPending}
          onYes={() => remove(open.entry)}
          onNo={close}
        />
      )}
    </section>
  );
}
