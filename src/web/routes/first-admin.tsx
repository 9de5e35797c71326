import { useNavigate, useSearchParams } from 'react-router';
import { FirstAdminForm } from '../features/shared/session/first-admin-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'First admin', isPrivate: true });

/** Opened by the link that a live shop without an admin prints at its start. */
export default function FirstAdminPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="auth-page">
      <h1>Create your owner account</h1>
      <p className="auth-page__note">You are the first admin of this shop. Others can be added later.</p>
      <FirstAdminForm
        token={search.get('token') ?? ''}
        onDone={() => void navigate('/admin/setup', { replace: true })}
      />
    </div>
  );
}
