import '../styles/admin.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ownerPages } from '../lib/owner-pages.ts';

/** An admin's page with the list of all of them beside it, above it on a phone. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap adm">
      <nav className="adm__nav" aria-label="Admin">
        {ownerPages.map(({ to, text, icon: Icon }) => (
          <NavLink key={to} to={to}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {text}
          </NavLink>
        ))}
      </nav>
      <div className="adm__main">{children}</div>
    </div>
  );
}
