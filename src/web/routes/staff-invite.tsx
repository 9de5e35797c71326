import { useNavigate, useSearchParams } from 'react-router';
import { staffInvite } from '../../messages/staff-invite.ts';
import { AcceptInvite } from '../features/shared/staff-invite/accept-invite.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';
import type { Route } from './+types/staff-invite';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: staffInvite.title, isPrivate: true })(page);

/** Opened by the link of an invitation to work in the shop. */
export default function StaffInvitePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { name } = useShop();
  return (
    <div className="auth-page">
      <h1>{staffInvite.heading(name)}</h1>
      <AcceptInvite
        token={search.get('token') ?? ''}
        onDone={() => void navigate('/dashboard', { replace: true })}
      />
    </div>
  );
}
