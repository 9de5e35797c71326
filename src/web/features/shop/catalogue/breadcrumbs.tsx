import { Link } from 'react-router';
import { ui } from '../../../../messages/ui.ts';

interface Step {
  name: string;
  to: string;
  lang?: string | undefined;
}

/** The path to this page; the current page is not a link. */
export function Breadcrumbs({
  steps,
  here,
  lang,
}: {
  steps: Step[];
  here: string;
  lang?: string | undefined;
}) {
  return (
    <nav className="breadcrumbs" aria-label={ui.breadcrumb}>
      <ol>
        {steps.map((step) => (
          <li key={step.to} lang={step.lang}>
            <Link to={step.to}>{step.name}</Link>
          </li>
        ))}
        <li lang={lang}>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
