import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from './dialog.tsx';

/** Who goes on after saving says so, so that nobody is asked about what was saved. */
export const SAVED = { state: { isSaved: true } } as const;

/** Asks before changes are lost: by a link, the browser's back, or closing the page. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { isSaved = false } = (nextLocation.state ?? {}) as { isSaved?: boolean };
    return isDirty && !isSaved && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const isBlocked = blocker.state === 'blocked';
  const stay = () => {
    if (isBlocked) blocker.reset();
  };
  return (
    <Dialog title="Leave without saving?" isOpen={isBlocked} onClose={stay}>
      <p>What you changed on this page is lost.</p>
      <div className="dialog__row">
        <button type="button" className="btn btn--2" onClick={stay}>
          Stay
        </button>
        <button
          type="button"
          className="btn btn--danger"
          onClick={() => {
            if (isBlocked) blocker.proceed();
          }}
        >
          Leave
        </button>
      </div>
    </Dialog>
  );
}
