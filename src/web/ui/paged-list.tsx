import type { ReactNode } from 'react';
import type { OwnerList } from '../lib/admin-lists.ts';
import { AdminList } from './admin-list.tsx';

/** The rows of a list that is loaded page by page. */
export function PagedList<Row>({
  list,
  things,
  emptyWords,
  children,
}: {
  list: OwnerList<Row>;
  things: string;
  emptyWords: string;
  children: (rows: Row[]) => ReactNode;
}) {
  const rows = list.data?.pages.flat();
  return (
    <AdminList what={things} count={rows?.length} empty={emptyWords} query={list}>
      {rows && children(rows)}
    </AdminList>
  );
}
