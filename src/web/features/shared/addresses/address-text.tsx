import type { SavedAddress } from '../../../../contract/saved-address.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { shownAddress } from '../../../../rules/address.ts';
import { isComplete } from '../../../../rules/saved-address.ts';
import { shownLabel } from './addresses-data.ts';

/** What an address card says. */
export function AddressText({
  entry,
  isOnProfile = false,
  id,
}: {
  entry: SavedAddress;
  /** The profile shows the default address itself. */
  isOnProfile?: boolean;
  /** Of the name; that of the rest ends in `-rest`. */
  id?: string;
}) {
  const { name, phone, address, isDefault } = entry;
  const isAbove = isOnProfile && isDefault;
  return (
    <span className="address-text">
      <strong>
        <span id={id}>{shownLabel(entry)}</span>
        {isAbove && <span className="tag-good">{addressBook.standard}</span>}
        {!isComplete(entry) && <span className="address-text__tag">{addressBook.incompleteTag}</span>}
      </strong>
      <span className="address-text__rest" id={id && `${id}-rest`}>
        {isAbove ? (
          <span>{addressBook.shownAbove}</span>
        ) : (
          <>
            <span>{name}</span> <span>{shownAddress(address)}</span>{' '}
            {phone && <span className="number">{phone}</span>}
          </>
        )}
      </span>
    </span>
  );
}
