import './more-settings.css';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

/** Links to admin pages that a step does not repeat. */
export function MoreSettings({ links }: { links: readonly { to: string; text: string; note: string }[] }) {
  return (
    <ul className="panel more-settings">
      {links.map(({ to, text, note }) => (
        <li key={to}>
          <Link to={to}>
            <span>
              <b>{text}</b>
              <small>{note}</small>
            </span>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
