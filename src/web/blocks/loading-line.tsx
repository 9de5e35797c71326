import { useNavigation } from 'react-router';

/** The global loading indicator: a line at the top edge while a page is on its way. Uploads show their own progress. */
export function LoadingLine() {
  const { state, formEncType } = useNavigation();
  const isShown = state !== 'idle' && formEncType !== 'multipart/form-data';
  return isShown ? <div className="loading" role="progressbar" aria-label="Loading" /> : null;
}
