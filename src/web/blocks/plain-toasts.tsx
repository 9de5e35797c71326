import { useEffect, useState } from 'react';
import { type EarlyToast, showToastsOn } from '../lib/toast.ts';
import { toastSettings } from '../lib/toast-settings.ts';

const TYPES = { success: 'success', error: 'error', warn: 'warning', info: 'info' } as const;

/** Toasts without their library, which did not arrive: most often because there is no connection. */
export function PlainToasts() {
  const [toasts, setToasts] = useState<EarlyToast[]>([]);
  useEffect(() => {
    const remove = (id: string) => setToasts((all) => all.filter(({ toastId }) => toastId !== id));
    return showToastsOn({
      show: (shown) => {
        setToasts((all) => [...all.filter(({ toastId }) => toastId !== shown.toastId), shown]);
        const milliseconds = shown.autoClose ?? toastSettings.autoClose;
        if (typeof milliseconds === 'number') setTimeout(remove, milliseconds, shown.toastId);
      },
      dismiss: ({ id }) => remove(id),
    });
  }, []);
  return (
    <div className="Toastify__toast-container Toastify__toast-container--bottom-right">
      {toasts.map(({ toastId, kind, content }) => (
        <div
          key={toastId}
          role="alert"
          className={`Toastify__toast Toastify__toast-theme--light Toastify__toast--${TYPES[kind]}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
