import { useQuery } from '@tanstack/react-query';
import type { SavedAddress, SavedAddressForm } from '../../../../contract/saved-address.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser, storeUser } from '../../../lib/stored-user.ts';

const keyOf = (userId: string) => [userId, 'addresses'];
const api = () => browserApi().api.users.addresses;

/** The address book, the default first. Without a user nothing is loaded. */
export function useSavedAddresses(userId: string | undefined) {
  return useQuery<SavedAddress[]>(
    {
      queryKey: keyOf(userId ?? ''),
      queryFn: () => callApi(api().$get()),
      enabled: userId !== undefined,
    },
    queries,
  );
}

export function invalidateAddresses(userId: string): void {
  void queries.invalidateQueries({ queryKey: keyOf(userId) });
}

/** Adds an entry, or changes `before`. */
export async function saveAddress(
  userId: string,
  { label, name, phone, isDefault, lat, lng, ...address }: SavedAddressForm,
  before: SavedAddress | undefined,
): Promise<SavedAddress[]> {
  const json = { label, name, phone, isDefault, address, addressLatLng: lat && lng ? { lat, lng } : null };
  const saved = await callApi(
    before
      ? api()[':id'].$put({ param: { id: before._id }, json: { ...json, version: before.version } })
      : api().$post({ json }),
    addressBook.saveFailed,
  );
  return show(userId, saved);
}

export async function removeAddress(userId: string, { _id: id }: SavedAddress): Promise<SavedAddress[]> {
  return show(userId, await callApi(api()[':id'].$delete({ param: { id } }), addressBook.deleteFailed));
}

/** The stored user has the address of the default entry. */
async function show(userId: string, addresses: SavedAddress[]): Promise<SavedAddress[]> {
  queries.setQueryData(keyOf(userId), addresses);
  const account = await orUndefined(callApi(browserApi().api.users.me.$get()));
  const user = storedUser();
  if (account && user?._id === account._id) storeUser({ ...user, ...account });
  return addresses;
}

/** An empty name is that of the home. */
export function shownLabel({ label }: Pick<SavedAddress, 'label'>): string {
  return label || addressBook.home;
}
