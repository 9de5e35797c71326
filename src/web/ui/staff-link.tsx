import { Link, type LinkProps } from 'react-router';
import { rightOfPage } from '../lib/admin-pages.ts';
import { useRight } from '../lib/use-right.ts';

/** A link to an admin page. Whose role does not include the page reads the text of the link; a button is left out. */
export function StaffLink({ to, className = '', children, ...link }: LinkProps & { to: string }) {
  const isOpen = useRight(rightOfPage(to.replace(/\?.*$/, '')));
  if (isOpen) {
    return (
      <Link to={to} className={className || undefined} {...link}>
        {children}
      </Link>
    );
  }
  return className.includes('button') ? null : children;
}
