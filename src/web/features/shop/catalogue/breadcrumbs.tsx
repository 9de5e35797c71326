import { Link } from 'react-router';
import { ui } from '../../../../messages/ui.ts';

interface Step {
  name: string;
  to: string;
}

/** The path to this page; the current page is not a link. */
export function Breadcrumbs({ steps, here }: { steps: Step[]; here: string }) {
  return (
    <nav className="breadcrumbs" aria-label={ui.breadcrumb}>
      <ol>
        {steps.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
