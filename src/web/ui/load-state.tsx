import { Skeleton } from './skeleton.tsx';

/** While one thing is loaded, and when that failed. */
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
