import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { adminUi } from '../../messages/admin-ui.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Navigation state that skips the question after saving. */
export const SAVED = { state: { isSaved: true } } as const;

/** The router asks only one guard of a page, so each knows whether another form of the page has unsaved changes. */
const dirtyGuards = new Set<string>();

/** Asks before unsaved changes are lost: by a link, the back button, or closing the page. */
export function UnsavedGuard({ isDirty, consequence }: { isDirty: boolean; consequence?: string }) {
  const id = useId();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { isSaved = false } = (nextLocation.state ?? {}) as { isSaved?: boolean };
    return dirtyGuards.size > 0 && !isSaved && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    dirtyGuards.add(id);
    return () => {
      window.removeEventListener('beforeunload', ask);
      dirtyGuards.delete(id);
    };
  }, [isDirty, id]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      question={adminUi.leaveQuestion}
      consequence={consequence ?? adminUi.leaveConsequence}
      yes={adminUi.leave}
      no={adminUi.stay}
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    />
  );
}
