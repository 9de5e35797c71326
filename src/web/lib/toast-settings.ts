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
