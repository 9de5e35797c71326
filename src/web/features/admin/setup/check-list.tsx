import './check-list.css';
import { Check, CircleDashed, RefreshCw, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router';
import type { CheckItem, SetupStep } from '../../../../contract/admin/self-check.ts';
import { adminSetup } from '../../../../messages/admin-setup.ts';
import { callApi } from '../../../lib/call-api.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { setupApi, storeSelfCheck } from './setup-queries.ts';

const looks = {
  ok: { icon: Check, label: () => adminSetup.works },
  warning: { icon: TriangleAlert, label: () => adminSetup.toLookAt },
  failed: { icon: X, label: () => adminSetup.toFix },
  unknown: { icon: CircleDashed, label: () => adminSetup.notChecked },
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
            <i>{adminSetup.whatToDo}</i> {advice}
          </span>
        )}
        {details && (
          <details>
            <summary aria-label={adminSetup.actionFor({ action: adminSetup.details, title })}>
              {adminSetup.details}
            </summary>
            <code>{details}</code>
          </details>
        )}
      </div>
      {link && status !== 'ok' ? (
        <Link
          className="button button--secondary button--small"
          to={link}
          aria-label={adminSetup.actionFor({ action: linkText(status), title })}
        >
          {linkText(status)}
        </Link>
      ) : (
        <em>{status === 'ok' && !checkedAt ? adminSetup.done : label()}</em>
      )}
    </li>
  );
}

function linkText(status: CheckItem['status']): string {
  return status === 'failed' ? adminSetup.add : adminSetup.see;
}

function linkOf({ name, step }: CheckItem, current: SetupStep): string | undefined {
  if (name === 'foods') return '/admin/addFood';
  return step === current ? undefined : `/admin/setup/${step}`;
}

/** Asks database, mail server and providers again; one of the checks sends an e-mail to the admin. */
export function RunChecks({ names }: { names?: string[] }) {
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
      {isPending ? adminSetup.checking : adminSetup.checkNow}
    </button>
  );
}
