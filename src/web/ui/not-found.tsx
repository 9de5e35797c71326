import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ui } from '../../messages/ui.ts';

export function NotFound({
  message = ui.notFound,
  linkRoute = '/',
  linkText = ui.goHome,
  children,
}: {
  message?: string;
  linkRoute?: string;
  linkText?: string;
  /** Shown between the message and the link. */
  children?: ReactNode;
}) {
  return (
    <div className="wrap empty">
      <Compass className="empty__icon" size={36} strokeWidth={1.5} aria-hidden="true" />
      <h1>{message}</h1>
      {children}
      <Link className="button" to={linkRoute}>
        {linkText}
      </Link>
    </div>
  );
}
