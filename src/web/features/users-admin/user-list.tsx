import { UserTable } from './user-table.tsx';
import { useUsers } from './users-query.ts';

/** The found users with every state: loading, none, failed, more. */
export function UserList({ adminId, term }: { adminId: string; term: string }) {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useUsers(
    adminId,
    term,
  );
  const users = data?.pages.flat() ?? [];
  const isEmpty = data !== undefined && users.length === 0;
  return (
    <>
      {isError && (
        <div className="alert alert--danger adm__alert" role="alert">
          The users could not be loaded.
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
        {users.length > 0 && <UserTable adminId={adminId} users={users} />}
        {isEmpty && (
          <p className="panel__note">{term ? `No user matches “${term}”.` : 'There are no users yet.'}</p>
        )}
        {!data && !isError && <LoadingRows />}
        {!data && isError && <p className="panel__note">No users to show.</p>}
      </div>
      <p className="vh" role="status">
        {data && !isFetching && `${users.length}${hasNextPage ? ' or more' : ''} users shown`}
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

const ROWS = [1, 2, 3, 4, 5, 6];

function LoadingRows() {
  return (
    <div className="skeleton" role="status">
      <span className="vh">Loading users…</span>
      {ROWS.map((row) => (
        <span key={row} className="skeleton__row" />
      ))}
    </div>
  );
}
