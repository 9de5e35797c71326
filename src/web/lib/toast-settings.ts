import type { ToastContainerProps } from 'react-toastify/unstyled';

/** As the specification says, for both places. */
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

/** Shop flows toast at the top, the shell (offline, session ended, network) at the bottom. */
export const SHELL_TOASTS = 'shell';

export const TOASTS_ID = 'toasts';

/** A modal dialog covers what was opened before it: opened again, the messages stand above it. */
export function raiseToasts(): void {
  const toasts = document.getElementById(TOASTS_ID);
  if (!toasts?.matches(':popover-open')) return;
  toasts.hidePopover();
  toasts.showPopover();
}
