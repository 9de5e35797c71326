import { useFetchers, useNavigation } from 'react-router';
import { useLoadingCount } from '../lib/counted-fetch.ts';

/** The global loading indicator: a line at the top edge while a page or an answer is on its way. Uploads show their own progress. */
export function LoadingLine() {
  const isAsking = useLoadingCount();
  const moves = [useNavigation(), ...useFetchers()];
  const isMoving = moves.some(
    ({ state, formEncType }) => state !== 'idle' && formEncType !== 'multipart/form-data',
  );
  return isMoving || isAsking ? <div className="loading" role="progressbar" aria-label="Loading" /> : null;
}
