import './check-list.css';
import { Check, CircleDashed, RefreshCw, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router';
import type { ActiveCheckName, CheckItem, SetupStep } from '../../../../contract/admin/self-check.ts';
import { callApi } from '../../../lib/call-api.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { setupApi, storeSelfCheck } from './setup-queries.ts';

const looks = {
  ok: { icon: Check, label: 'Works' },
  warning: { icon: TriangleAlert, label: 'Look' },
  failed: { icon: X, label: 'Fix' },
  unknown: { icon: CircleDashed, label: 'Not checked' },
};

const ORDER: readonly CheckItem['status'][] = ['failed', 'unknown', 'warning', 'ok'];

/** Items of the self-check, each with what was found and what to do. */
export function CheckList({
  title,
  items,
  current,
}: {
  title: string;
  items: readonly CheckItem[];
  /** The step on screen: items of other steps get a link. */
  current: SetupStep;
}) {
  return (
    <section className="panel check-list">
      <h2>{title}</h2>
      <ul>
        {items.toSorted(byStatus).map((item) => (
          <Item key={item.name} {...item} link={linkOf(item, current)} />
        ))}
      </ul>
    </section>
  );
}

/** What is to do comes first. */
function byStatus(one: CheckItem, other: CheckItem): number {
  return ORDER.indexOf(one.status) - ORDER.indexOf(other.status);
}

function Item({
  title,
  status,
  message,
  meaning,
  advice,
  details,
  checkedAt,
  link,
}: CheckItem & { link: string | undefined }) {
  const { icon: Icon, label } = looks[status];
  return (
    <li className={`check-list__item check-list__item--${status}`}>
      <span className="check-list__icon">
        <Icon size={18} strokeWidth={2} aria-hidden="true" />
      </span>
      <div className="check-list__text">
        <b>{title}</b>
        <span>{message}</span>
        {meaning && <span>{meaning}</span>}
        {advice && (
          <span>
            <i>What to do:</i> {advice}
          </span>
        )}
        {details && (
          <details>
            <summary aria-label={`Details: ${title}`}>Details</summary>
            <code>{details}</code>
          </details>
        )}
      </div>
      {link && status !== 'ok' ? (
        <Link
          className="button button--secondary button--small"
          to={link}
          aria-label={`${linkText(status)}: ${title}`}
        >
          {linkText(status)}
        </Link>
      ) : (
        <em>{status === 'ok' && !checkedAt ? 'Done' : label}</em>
      )}
    </li>
  );
}

function linkText(status: CheckItem['status']): string {
  return status === 'failed' ? 'Add' : 'See';
}

function linkOf({ name, step }: CheckItem, current: SetupStep): string | undefined {
  if (name === 'foods') return '/admin/addFood';
  return step === current ? undefined : `/admin/setup/${step}`;
}

/** Asks database, mail server and providers again; one of the checks sends an e-mail to the admin. */
export function RunChecks({ names }: { names?: ActiveCheckName[] }) {
  const { run, isPending } = useAdminAction(
    () => callApi(setupApi()['self-check'].$post({ json: names ? { names } : {} })),
    { onSuccess: storeSelfCheck },
  );
  return (
    <button
      type="button"
      className="button button--secondary button--block"
      aria-busy={isPending}
      onClick={() => run()}
    >
      {isPending ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <RefreshCw size={18} strokeWidth={1.75} aria-hidden="true" />
      )}
      {isPending ? 'Checking' : 'Check now'}
    </button>
  );
}
