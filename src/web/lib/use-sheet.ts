import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from './after-paint.ts';

interface Sheet {
  sheet: RefObject<HTMLDialogElement | null>;
  open: () => void;
  close: () => void;
}

/** A modal dialog that closes with each navigation, and so with the back button too. */
export function useSheet(): Sheet {
  const sheet = useRef<HTMLDialogElement>(null);
  /** The page in whose history entry it was opened: it may not be rendered yet. */
  const openedOn = useRef<string>(undefined);
  const { key } = useLocation();
  // every navigation has its own key
  useEffect(() => {
    if (key !== openedOn.current) sheet.current?.close();
  }, [key]);
  return {
    sheet,
    open: () => {
      openedOn.current = window.history.state?.key;
      sheet.current?.showModal();
      // CSS shows slow parts only then
      afterPaint(() => sheet.current?.setAttribute('data-painted', ''));
    },
    close: () => sheet.current?.close(),
  };
}
