import './staff.css';
import type { ReactNode } from 'react';
import type { StaffInvite, StaffMember } from '../../../../contract/admin/staff.ts';
import { adminStaff } from '../../../../messages/admin-staff.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { LoadState } from '../../../ui/load-state.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { InviteForm } from './invite-form.tsx';
import { useStaff, withdraw } from './staff-queries.ts';
import { StaffTable } from './staff-table.tsx';

/** `moreOf`: what else can be done for somebody else. */
export function StaffPage({ moreOf }: { moreOf: (member: StaffMember) => ReactNode }) {
  const { data, isError, refetch } = useStaff();
  return (
    <>
      <h1>{adminStaff.title}</h1>
      <p className="staff__intro">{adminStaff.intro}</p>
      {!data && <LoadState thing={adminStaff.things} isError={isError} onRetry={refetch} />}
      {data && (
        <div className="staff">
          <div className="panel panel--flush">
            <StaffTable staff={data.staff} moreOf={moreOf} />
          </div>
          {data.invites.length > 0 && (
            <section className="panel" aria-labelledby="staff-invitations">
              <h2 id="staff-invitations">{adminStaff.invitations}</h2>
              <ul className="staff__invites">
                {data.invites.map((invite) => (
                  <Invitation key={invite.id} invite={invite} />
                ))}
              </ul>
            </section>
          )}
          <InviteForm />
        </div>
      )}
    </>
  );
}

function Invitation({
  invite: { id, email, role, invitedBy, createdAt, expiresAt, isExpired },
}: {
  invite: StaffInvite;
}) {
  const { run, isPending } = useAdminAction(() => withdraw(id), {
    onSuccess: () => toast.success(adminStaff.withdrawn),
  });
  return (
    <li>
      <span className="table__lines">
        <strong>{email}</strong>
        <small>
          {adminStaff.role(role)} · {adminStaff.invitedBy({ name: invitedBy, day: formatDay(createdAt) })}
        </small>
      </span>
      <span className={isExpired ? 'tag-bad' : 'tag-quiet'}>
        {isExpired ? adminStaff.expired : adminStaff.until(formatDay(expiresAt))}
      </span>
      <button
        type="button"
        className="button button--danger-quiet button--small"
        aria-label={adminStaff.withdrawName(email)}
        aria-busy={isPending}
        onClick={() => run()}
      >
        {adminStaff.withdraw}
      </button>
    </li>
  );
}
