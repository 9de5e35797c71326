import { useQuery } from '@tanstack/react-query';
import type { CustomerDetail } from '../../../../contract/admin/customers.ts';
import { adminKey, nullIfNotFound } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

/** The server rejects a malformed id with 400. */
const NOT_FOUND = [404, 400];
const api = () => browserApi().api.admin.customers[':id'];
const keyOf = (id: string) => adminKey('customers', 'one', id);

/** Null if there is no such customer. */
export function useCustomer(id: string) {
  return useQuery(
    {
      queryKey: keyOf(id),
      queryFn: () =>
        nullIfNotFound(callApi(api().$get({ param: { id: encodeURIComponent(id) } })), NOT_FOUND),
      staleTime: 0,
    },
    queries,
  );
}

function cache(customer: CustomerDetail): void {
  queries.setQueryData(keyOf(customer._id), customer);
}

export async function addNote(id: string, text: string): Promise<void> {
  cache(await callApi(api().notes.$post({ param: { id }, json: { text } })));
}

export async function deleteNote(id: string, noteId: string): Promise<void> {
  cache(await callApi(api().notes[':noteId'].$delete({ param: { id, noteId } })));
}

export async function saveTags(id: string, tags: string[]): Promise<void> {
  cache(await callApi(api().tags.$put({ param: { id }, json: { tags } })));
}
