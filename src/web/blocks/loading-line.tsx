import { useFetchers, useNavigation } from 'react-router';
import { shell } from '../../messages/shell.ts';
import { useIsLoading } from '../lib/counted-fetch.ts';

/** The global loading indicator: a line at the top while a page or an API call loads. Uploads show their own progress. */
export function LoadingLine() {
  const isFetching = useIsLoading();
  const navigations = [useNavigation(), ...useFetchers()];
  const isNavigating = navigations.some(
    ({ state, formEncType }) => state !== 'idle' && formEncType !== 'multipart/form-data',
  );
  return isNavigating || isFetching ? (
    <div className="loading-line" role="progressbar" aria-label={shell.loading} />
  ) : null;
}
