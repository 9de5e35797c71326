import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { shell } from '../../../../messages/shell.ts';
import { openAuth } from './auth-state.ts';

/** Opens the login dialog; in a new tab, or without JavaScript, the login page. */
export function LoginLink({ className, onOpen }: { className: string; onOpen?: () => void }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen?.();
    openAuth('login');
  };
  return (
    <Link className={className} to="/login" onClick={open}>
      {shell.login}
    </Link>
  );
}
