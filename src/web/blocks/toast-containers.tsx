import { type RefObject, useEffect } from 'react';
import { toast as library, ToastContainer } from 'react-toastify/unstyled';
import { shell } from '../../messages/shell.ts';
import { showToastsOn } from '../lib/toast.ts';
import { SHELL_TOASTS, toastSettings } from '../lib/toast-settings.ts';

/** Places the toasts below the header, which scrolls with the page, so that they never cover its links. */
function placeBelowHeader(layer: HTMLElement | null): void {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  layer?.style.setProperty('--toasts-top', `${Math.max(0, bottom)}px`);
}

export default function ToastContainers({ layer }: { layer: RefObject<HTMLElement | null> }) {
  useEffect(
    () => library.onChange(({ status }) => status === 'added' && placeBelowHeader(layer.current)),
    [layer],
  );
  // after the containers, which are ready by now
  useEffect(
    () =>
      showToastsOn({
        show: ({ kind, content, ...options }) => void library[kind](content, options),
        dismiss: ({ id, containerId }) =>
          containerId ? library.dismiss({ id, containerId }) : library.dismiss(id),
      }),
    [],
  );
  return (
    <>
      <ToastContainer {...toastSettings} position="top-right" aria-label={shell.notices} />
      <ToastContainer
        {...toastSettings}
        position="bottom-right"
        containerId={SHELL_TOASTS}
        aria-label={shell.connectionNotices}
      />
    </>
  );
}
