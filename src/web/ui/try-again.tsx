import { useLocation } from 'react-router';

/** Loads the same address anew, as a whole page: what failed may have been the page itself. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <a className="btn" href={`${pathname}${search}`}>
      Try Again
    </a>
  );
}
