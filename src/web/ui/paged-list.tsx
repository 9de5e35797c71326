import type { ReactNode } from 'react';
import type { OwnerList } from '../lib/owner-lists.ts';

const ROWS = [1, 2, 3, 4, 5];

/** A list with every state: loading, none, failed, more. */
export function PagedList<Row>({
  list,
  things,
  emptyWords,
  children,
}: {
  list: OwnerList<Row>;
  /** What is listed, in the plural. */
  things: string;
  emptyWords: string;
  children: (rows: Row[]) => ReactNode;
}) {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const rows = data?.pages.flat() ?? [];
  return (
    <>
      {isError && (
        <div className="alert alert--danger adm__alert" role="alert">
          The {things} could not be loaded.
          <button
            type="button"
            className="btn btn--2 btn--sm"
            onClick={() => (data ? fetchNextPage() : refetch())}
          >
            Try Again
          </button>
        </div>
      )}
      <div className="panel panel--flush" aria-busy={isFetching}>
        {rows.length > 0 && children(rows)}
        {data && rows.length === 0 && <p className="panel__note">{emptyWords}</p>}
        {!data && isError && <p className="panel__note">Nothing to show.</p>}
        {!data && !isError && (
          <div className="skeleton" role="status">
            <span className="vh">Loading {things}…</span>
            {ROWS.map((row) => (
              <span key={row} className="skeleton__row" />
            ))}
          </div>
        )}
      </div>
      <p className="vh" role="status">
        {data && !isFetching && `${rows.length}${hasNextPage ? ' or more' : ''} ${things} shown`}
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
