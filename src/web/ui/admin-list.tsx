import type { ReactNode } from 'react';

interface AdminListProps {
  /** As in "The foods could not be loaded". */
  what: string;
  /** Undefined until the first page is there. */
  count: number | undefined;
  /** What stands there when nothing was found. */
  empty: string;
  query: {
    isError: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  children: ReactNode;
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** An admin's list with every state: loading, none, failed, more. */
export function AdminList({ what, count, empty, query, children }: AdminListProps) {
  const { isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const isThere = count !== undefined;
  return (
    <>
      {isError && (
        <div className="alert alert--danger adm__alert" role="alert">
          The {what} could not be loaded.
          <button
            type="button"
            className="btn btn--2 btn--sm"
            onClick={() => (isThere ? fetchNextPage() : refetch())}
          >
            Try Again
          </button>
        </div>
      )}
      <div className="panel panel--flush" aria-busy={isFetching}>
        {isThere && count > 0 && children}
        {count === 0 && <p className="panel__note">{empty}</p>}
        {!isThere && isError && <p className="panel__note">No {what} to show.</p>}
        {!isThere && !isError && (
          <div className="skeleton" role="status">
            <span className="vh">Loading {what}…</span>
            {ROWS.map((row) => (
              <span key={row} className="skeleton__row" />
            ))}
          </div>
        )}
      </div>
      <p className="vh" role="status">
        {isThere && !isFetching && `${count}${hasNextPage ? ' or more' : ''} ${what} shown`}
      </p>
      {hasNextPage && (
        <button
          type="button"
          className="btn btn--2 adm__more"
          aria-busy={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && fetchNextPage()}
        >
          {isFetchingNextPage && <span className="spin" aria-hidden="true" />}
          Show more
        </button>
      )}
    </>
  );
}
