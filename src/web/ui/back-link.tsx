import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Links to the list that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="admin__back" to={to}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Link>
  );
}
