import type { User } from '../../../../contract/account.ts';
import type { UserUpdate } from '../../../../contract/admin/users.ts';
import { adminUsers } from '../../../../messages/admin-users.ts';
import { nullIfNotFound, updateAdminRows, useAdminItem, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';

const PAGE_SIZE = 50;
/** The server rejects a malformed id with 400. */
const NOT_FOUND = [404, 400];

const api = () => browserApi().api.users;

/** Users whose name or e-mail contains the term, newest first. */
export function useUsers(term: string) {
  const param = { filter: encodeURIComponent(term) };
  return useAdminList<User>({
    name: 'users',
    filter: { term },
    readPage: (query) =>
      callApi(term ? api().getAll[':filter'].$get({ param, query }) : api().getAll.$get({ query })),
    cursor: ({ _id }) => _id,
    pageSize: PAGE_SIZE,
  });
}

/** Null if there is no such user. */
export function useUser(id: string) {
  const param = { id: encodeURIComponent(id) };
  return useAdminItem<User>({
    name: 'users',
    id,
    read: () => nullIfNotFound(callApi(api().getById[':id'].$get({ param })), NOT_FOUND),
  });
}

export async function updateUser(json: UserUpdate): Promise<User> {
  const user = await callApi(api().update.$put({ json }), adminUsers.saveFailed);
  cacheUser(user);
  return user;
}

/** Blocks or unblocks the user. Resolves to whether the user is blocked now. */
export async function toggleBlock(user: User): Promise<boolean> {
  const param = { id: user._id };
  const isBlocked = await callApi(api().toggleBlock[':id'].$put({ param, json: {} }), adminUsers.saveFailed);
  cacheUser({ ...user, isBlocked });
  return isBlocked;
}

function cacheUser(user: User): void {
  updateAdminRows<User>('users', (shown) => (shown._id === user._id ? user : shown));
}
