import { useEffect, useState } from 'react';
import { type EarlyToast, showToastsOn } from '../lib/toast.ts';
import { toastSettings } from '../lib/toast-settings.ts';

const TYPES = { success: 'success', error: 'error', warn: 'warning', info: 'info' } as const;

/** Toasts without their library, which did not arrive: most often because there is no connection. */
export function PlainToasts() {
  const [toasts, setToasts] = useState<EarlyToast[]>([]);
  useEffect(() => {
    let shown: EarlyToast[] = [];
    const update = (next: EarlyToast[]) => {
      shown = next;
      setToasts(next);
    };
    const without = (id: string) => shown.filter(({ toastId }) => toastId !== id);
    const stop = showToastsOn({
      show: (toast) => {
        update([...without(toast.toastId), toast]);
        const milliseconds = toast.autoClose ?? toastSettings.autoClose;
        if (typeof milliseconds === 'number') setTimeout(() => update(without(toast.toastId)), milliseconds);
      },
      dismiss: ({ id }) => update(without(id)),
    });
    // the library may arrive a moment after a message that was for the whole page
    return () => stop(shown);
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
