import type { ReactNode } from 'react';
import { adminUi } from '../../messages/admin-ui.ts';
import type { AdminListQuery } from '../lib/admin-queries.ts';
import { AdminSearch, type AdminSearchProps } from './admin-search.tsx';

interface AdminListProps<Row> {
  list: AdminListQuery<Row>;
  /** The plural for messages: "The foods could not be loaded." */
  things: string;
  emptyText: string;
  search?: AdminSearchProps;
  /** Between the search and the rows. */
  filters?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

/** The admin list: search, filters, and the states loading, empty, failed, more to load. */
export function AdminList<Row>({ list, things, emptyText, search, filters, children }: AdminListProps<Row>) {
  const { isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const rows = list.data?.pages.flat();
  return (
    <>
      {search && <AdminSearch {...search} />}
      {filters}
      {isError && (
        <div className="alert alert--danger admin__alert" role="alert">
          {adminUi.loadFailed(things)}
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => (rows ? fetchNextPage() : refetch())}
          >
            {adminUi.tryAgain}
          </button>
        </div>
      )}
      <div className="panel panel--flush" aria-busy={isFetching}>
        {rows && rows.length > 0 && children(rows)}
        {rows?.length === 0 && <p className="panel__note">{emptyText}</p>}
        {!rows && isError && <p className="panel__note">{adminUi.nothingToShow(things)}</p>}
        {!rows && !isError && (
          <div className="skeleton" role="status">
            <span className="visually-hidden">{adminUi.loading(things)}</span>
            {SKELETON_ROWS.map((row) => (
              <span key={row} className="skeleton__row" />
            ))}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {rows && !isFetching && adminUi.shown({ count: rows.length, isMore: hasNextPage, things })}
      </p>
      {hasNextPage && (
        <button
          type="button"
          className="button button--secondary admin__more"
          aria-busy={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && fetchNextPage()}
        >
          {isFetchingNextPage && <span className="spinner" aria-hidden="true" />}
          {adminUi.showMore}
        </button>
      )}
    </>
  );
}
