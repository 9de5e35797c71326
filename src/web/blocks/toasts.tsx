import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { shell } from '../../messages/shell.ts';
import { SHELL_TOASTS, TOASTS_ID, toastSettings } from '../lib/toast-settings.ts';

const OFFLINE = 'offline';

/** Places the toasts below the header, which scrolls with the page, so that they never cover its links. */
function placeBelowHeader(layer: HTMLElement | null): void {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  layer?.style.setProperty('--toasts-top', `${Math.max(0, bottom)}px`);
}

export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => layer.current?.showPopover(), []);
  useEffect(() => toast.onChange(({ status }) => status === 'added' && placeBelowHeader(layer.current)), []);
  useEffect(() => {
    const showOffline = () => {
      toast.warn(shell.offline, {
        containerId: SHELL_TOASTS,
        toastId: OFFLINE,
        autoClose: false,
      });
    };
    const dismissOffline = () => {
      toast.dismiss({ id: OFFLINE, containerId: SHELL_TOASTS });
    };
    window.addEventListener('offline', showOffline);
    window.addEventListener('online', dismissOffline);
    return () => {
      window.removeEventListener('offline', showOffline);
      window.removeEventListener('online', dismissOffline);
    };
  }, []);
  return (
    <div ref={layer} id={TOASTS_ID} className="toasts" popover="manual">
      <ToastContainer {...toastSettings} position="top-right" aria-label={shell.notices} />
      <ToastContainer
        {...toastSettings}
        position="bottom-right"
        containerId={SHELL_TOASTS}
        aria-label={shell.connectionNotices}
      />
    </div>
  );
}
