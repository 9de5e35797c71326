import type { ToastContainerProps } from 'react-toastify/unstyled';

/** The specification's settings, for both containers. */
export const toastSettings: ToastContainerProps = {
  autoClose: 5000,
  hideProgressBar: false,
  newestOnTop: false,
  closeOnClick: true,
  rtl: false,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: 80,
  pauseOnHover: true,
  theme: 'light',
};

/** The container at the bottom for messages of the shell (offline, session ended); all others are shown at the top. */
export const SHELL_TOASTS = 'shell';

export const TOASTS_ID = 'toasts';

/** A modal dialog covers older popovers. Reopening the toasts puts them on top of it. */
export function raiseToasts(): void {
  const toasts = document.getElementById(TOASTS_ID);
  if (!toasts?.matches(':popover-open')) return;
  toasts.hidePopover();
  toasts.showPopover();
}
