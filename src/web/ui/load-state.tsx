import { Skeleton } from './skeleton.tsx';

/** The loading and the error state of a page. */
export function LoadState({
  thing,
  isError,
  onRetry,
}: {
  thing: string;
  isError: boolean;
  onRetry: () => unknown;
}) {
  if (!isError) return <Skeleton shape="rows" />;
  return (
    <div className="alert alert--danger adm__alert" role="alert">
      The {thing} could not be loaded.
      <button type="button" className="btn btn--2 btn--sm" onClick={() => onRetry()}>
        Try Again
      </button>
    </div>
  );
}
