import './admin-frame.css';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { adminFrame } from '../../messages/admin-frame.ts';
import { adminPages } from '../lib/admin-pages.ts';
import { useCurrentInView } from '../lib/use-current-in-view.ts';

/** An admin page with the navigation beside it, above it on a phone. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const row = useCurrentInView<HTMLElement>(pathname);
  return (
    <div className="wrap admin">
      <nav ref={row} className="admin__nav" aria-label={adminFrame.nav}>
        {adminPages().map(({ to, text, icon: Icon, also = [] }) => (
          <Link
            key={to}
            to={to}
            aria-current={[to, ...also].some((start) => pathname.startsWith(start)) ? 'page' : undefined}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {text}
          </Link>
        ))}
      </nav>
      <div className="admin__main">{children}</div>
    </div>
  );
}
