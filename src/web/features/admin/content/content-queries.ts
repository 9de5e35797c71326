import { useQuery } from '@tanstack/react-query';
import type { ContentFields, ContentItem, ContentKind } from '../../../../contract/admin/content.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.content;

export function useContent(kind: ContentKind) {
  return useQuery(
    { queryKey: adminKey('content', kind), queryFn: () => callApi(api().$get({ query: { kind } })) },
    queries,
  );
}

export async function saveContent(kind: ContentKind, id: string | undefined, fields: ContentFields) {
  return id
    ? await callApi(api()[':id'].$put({ param: { id }, json: fields }))
    : await callApi(api().$post({ json: { ...fields, kind } }));
}

export async function removeContent(id: string): Promise<void> {
  await callApi(api()[':id'].$delete({ param: { id } }));
}

/** Moves an item one position up or down. */
export async function moveContent(items: ContentItem[], from: number, by: 1 | -1): Promise<void> {
  const ids = items.map(({ _id }) => _id);
  const [moved] = ids.splice(from, 1);
  if (moved) ids.splice(from + by, 0, moved);
  const kind = items[0]?.kind ?? 'logo';
  await callApi(api().order.$put({ json: { kind, ids } }));
}
