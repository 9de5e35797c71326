import { useQuery } from '@tanstack/react-query';
import type { ContentFields, ContentItem, ContentKind } from '../../../../contract/admin/content.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { type Rejected, send } from '../../../lib/send.ts';

const api = () => browserApi().api.admin.content;

export function useContent(kind: ContentKind) {
  return useQuery(
    { queryKey: adminKey('content', kind), queryFn: () => read(api().$get({ query: { kind } })) },
    queries,
  );
}

export function saveContent(
  kind: ContentKind,
  id: string | undefined,
  fields: ContentFields,
): Promise<Rejected | undefined> {
  return changed(
    id
      ? send(api()[':id'].$put({ param: { id }, json: fields }))
      : send(api().$post({ json: { ...fields, kind } })),
  );
}

export function removeContent(id: string): Promise<Rejected | undefined> {
  return changed(send(api()[':id'].$delete({ param: { id } })));
}

/** Puts an item one place up or down. */
export function moveContent(items: ContentItem[], from: number, by: 1 | -1): Promise<Rejected | undefined> {
  const ids = items.map(({ _id }) => _id);
  const [moved] = ids.splice(from, 1);
  if (moved) ids.splice(from + by, 0, moved);
  const kind = items[0]?.kind ?? 'logo';
  return changed(send(api().order.$put({ json: { kind, ids } })));
}

async function changed(
  asked: Promise<{ body: unknown } | { rejected: Rejected }>,
): Promise<Rejected | undefined> {
  const outcome = await asked;
  await invalidateAdmin('content');
  return 'rejected' in outcome ? outcome.rejected : undefined;
}
