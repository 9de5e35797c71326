import { useNavigate, useSearchParams } from 'react-router';
import { account } from '../../messages/account.ts';
import { FirstAdminForm } from '../features/shared/session/first-admin-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/first-admin';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: account.firstAdmin, isPrivate: true })(page);

/** Opened by the link that a live shop without an admin prints at its start. */
export default function FirstAdminPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="auth-page">
      <h1>{account.firstAdminHeading}</h1>
      <p className="auth-page__note">{account.firstAdminNote}</p>
      <FirstAdminForm
        token={search.get('token') ?? ''}
        onDone={() => void navigate('/admin/setup', { replace: true })}
      />
    </div>
  );
}
