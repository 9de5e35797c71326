import { useQuery } from '@tanstack/react-query';
import type {
  RecallEdit,
  RecallNotice,
  RecallPerson,
  RecallSettle,
  RecallSettled,
} from '../../../../contract/admin/recalls.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { adminKey, invalidateAdmin, nullIfNotFound, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.recalls;
/** The server rejects a malformed id with 400. */
const NOT_FOUND = [404, 400];
/** While e-mails are on their way. */
const POLL_MS = 2000;
/** While somebody is not reached: messages may be on their way, and colleagues call people. */
const SLOW_POLL_MS = 10_000;
const MAX_SETTLED = 50;
const PAGE = 200;

export const refreshRecalls = () => invalidateAdmin('recalls');

export function useRecalls() {
  return useQuery({ queryKey: adminKey('recalls', 'all'), queryFn: () => callApi(api().$get()) }, queries);
}

/** Null if there is no such recall. */
export function useRecall(id: string) {
  return useQuery(
    {
      queryKey: adminKey('recalls', 'one', id),
      queryFn: () => nullIfNotFound(callApi(api()[':id'].$get({ param: { id } })), NOT_FOUND),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => {
        if (!data?.sentAt) return false;
        const { waiting, failing, reached, people } = data.counts;
        if (waiting + failing > 0) return POLL_MS;
        return reached < people ? SLOW_POLL_MS : false;
      },
    },
    queries,
  );
}

/** Null if there is no such batch. */
export function useRecallPreview(batch: string) {
  return useQuery(
    {
      queryKey: adminKey('recalls', 'preview', batch),
      queryFn: () => nullIfNotFound(callApi(api().preview.$get({ query: { batch } })), NOT_FOUND),
      enabled: batch !== '',
      staleTime: 0,
    },
    queries,
  );
}

export type PeopleFilter = 'all' | 'open' | 'unreached';

export function usePeople(id: string, show: PeopleFilter) {
  return useAdminList<RecallPerson>({
    name: 'recalls',
    filter: { id, show },
    readPage: (page) => callApi(api()[':id'].people.$get({ param: { id }, query: { ...page, show } })),
    cursor: ({ _id }) => _id,
  });
}

export async function startRecall(batchId: string, notice: RecallNotice): Promise<string> {
  const { _id } = await callApi(api().$post({ json: { ...notice, batchId } }));
  void refreshRecalls();
  void invalidateAdmin('batches');
  return _id;
}

export async function editRecall(id: string, edit: RecallEdit): Promise<void> {
  await callApi(api()[':id'].$put({ param: { id }, json: edit }));
  await refreshRecalls();
}

export async function sendRecall(id: string): Promise<void> {
  await callApi(api()[':id'].send.$post({ param: { id } }));
  await refreshRecalls();
}

export async function noteCall(id: string, personId: string, isCalled: boolean): Promise<void> {
  await callApi(api()[':id'].people[':personId'].$put({ param: { id, personId }, json: { isCalled } }));
  await refreshRecalls();
}

/** One person, or everybody who is open, fifty at a time. */
export async function settle(
  id: string,
  { how, people }: { how: RecallSettle['how']; people: string[] | 'open' },
): Promise<RecallSettled> {
  const result: RecallSettled = { done: [], failed: [] };
  try {
    const ids = people === 'open' ? await openPeople(id) : people;
    for (let from = 0; from < ids.length; from += MAX_SETTLED) {
      const some = ids.slice(from, from + MAX_SETTLED);
      const settled = await callApi(
        api()[':id'].settle.$post({ param: { id }, json: { how, people: some } }),
      );
      result.done.push(...settled.done);
      result.failed.push(...settled.failed);
    }
    return result;
  } finally {
    void refreshRecalls();
    void invalidateAdmin('orders');
  }
}

export async function settleOne(id: string, personId: string, how: RecallSettle['how']): Promise<void> {
  const { failed } = await settle(id, { how, people: [personId] });
  if (failed[0]) throw new ActionError(failed[0].error);
}

async function openPeople(id: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const query = { show: 'open', limit: String(PAGE), ...(after && { after }) } as const;
    const page = await callApi(api()[':id'].people.$get({ param: { id }, query }));
    ids.push(...page.map(({ _id }) => _id));
    if (page.length < PAGE) return ids;
    after = page.at(-1)?._id;
  }
}
