import type { ReactNode } from 'react';
import type { AdminListQuery } from '../lib/admin-lists.ts';
import { AdminList } from './admin-list.tsx';

/** The rows of a list that is loaded page by page. */
export function PagedList<Row>({
  list,
  things,
  emptyText,
  children,
}: {
  list: AdminListQuery<Row>;
  things: string;
  emptyText: string;
  children: (rows: Row[]) => ReactNode;
}) {
  const rows = list.data?.pages.flat();
  return (
    <AdminList what={things} count={rows?.length} empty={emptyText} query={list}>
      {rows && children(rows)}
    </AdminList>
  );
}
