import { adminUi } from '../../messages/admin-ui.ts';
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
    <div className="alert alert--danger admin__alert" role="alert">
      {adminUi.loadFailed(thing)}
      <button type="button" className="button button--secondary button--small" onClick={() => onRetry()}>
        {adminUi.tryAgain}
      </button>
    </div>
  );
}
