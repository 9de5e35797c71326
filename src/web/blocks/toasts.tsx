import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { shell } from '../../messages/shell.ts';
import { withLoadTimeout } from '../lib/load-timeout.ts';
import { allStyles } from '../lib/page-styles.ts';
import { storedUser } from '../lib/stored-user.ts';
import { toast, whenToastWaits } from '../lib/toast.ts';
import { SHELL_TOASTS, TOASTS_ID } from '../lib/toast-settings.ts';
import { whenTouched } from '../lib/when-touched.ts';
import { PlainToasts } from './plain-toasts.tsx';

type Board = ComponentType<{ layer: RefObject<HTMLElement | null> }>;

const OFFLINE = 'offline';

/** The layer of the toasts. Their library is loaded when somebody touches the page, or with the first toast. */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  const [Board, setBoard] = useState<Board>();
  useEffect(() => layer.current?.showPopover(), []);
  useEffect(() => {
    const showPlain = () => setBoard((known: Board | undefined) => known ?? PlainToasts);
    const load = () => {
      if (!navigator.onLine) return showPlain();
      withLoadTimeout(Promise.all([import('./toast-containers.tsx'), allStyles()])).then(
        ([module]) => setBoard(() => module.default),
        showPlain,
      );
    };
    // a customer's first tap is often Add to Cart, which shows a toast
    if (storedUser()) load();
    const stopWaiting = whenToastWaits(load);
    const stopWatching = whenTouched(load);
    window.addEventListener('online', load);
    return () => {
      stopWaiting();
      stopWatching();
      window.removeEventListener('online', load);
    };
  }, []);
  useEffect(() => {
    const showOffline = () =>
      toast.warn(shell.offline, { containerId: SHELL_TOASTS, toastId: OFFLINE, autoClose: false });
    const dismissOffline = () => toast.dismiss({ id: OFFLINE, containerId: SHELL_TOASTS });
    window.addEventListener('offline', showOffline);
    window.addEventListener('online', dismissOffline);
    return () => {
      window.removeEventListener('offline', showOffline);
      window.removeEventListener('online', dismissOffline);
    };
  }, []);
  return (
    <div ref={layer} id={TOASTS_ID} className="toasts" popover="manual">
      {Board && <Board layer={layer} />}
    </div>
  );
}
