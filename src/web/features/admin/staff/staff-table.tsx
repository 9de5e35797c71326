import '../../../styles/table.css';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Device } from '../../../../contract/account.ts';
import type { StaffMember } from '../../../../contract/admin/staff.ts';
import { adminStaff } from '../../../../messages/admin-staff.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { type StaffRole, staffRoles } from '../../../../rules/staff-roles.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { changeRole, endSession } from './staff-queries.ts';

/** A table of everybody with a role; cards on a phone. Owners cannot change themselves. */
export function StaffTable({
  staff,
  moreOf,
}: {
  staff: StaffMember[];
  moreOf: (member: StaffMember) => ReactNode;
}) {
  return (
    <table className="table table--staff">
      <TableHead
        columns={[adminStaff.person, adminStaff.roleLabel, adminStaff.devices, adminStaff.actions]}
        hidden={[adminStaff.actions]}
      />
      <tbody>
        {staff.map((member) => (
          <StaffRow key={member._id} member={member} more={member.isYou ? null : moreOf(member)} />
        ))}
      </tbody>
    </table>
  );
}

function StaffRow({ member, more }: { member: StaffMember; more: ReactNode }) {
  const { _id, name, email, role, isBlocked, isYou, devices } = member;
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAdminAction(
    async (wanted: StaffRole | null) => {
      const list = await confirmed(adminStaff.whyConfirm, () => changeRole({ id: _id, role: wanted }));
      if (!list) return;
      toast.success(
        wanted === null
          ? adminStaff.removed(name)
          : adminStaff.changed({ name, role: adminStaff.role(wanted) }),
      );
    },
    { onSettled: () => setAsking(false) },
  );
  return (
    <tr>
      <td data-label={adminStaff.person}>
        <span className="table__lines">
          <strong>{name}</strong>
          <small>{email}</small>
          {isBlocked && <span className="tag-bad">{adminStaff.blocked}</span>}
        </span>
      </td>
      <td data-label={adminStaff.roleLabel}>
        {isYou ? (
          <span>
            {adminStaff.role(role)} <span className="tag-quiet">{adminStaff.you}</span>
          </span>
        ) : (
          <span className="select">
            <select
              aria-label={adminStaff.roleOf(name)}
              value={role}
              disabled={isPending}
              onChange={({ target }) => run(target.value as StaffRole)}
            >
              {staffRoles.map((one) => (
                <option key={one} value={one}>
                  {adminStaff.role(one)}
                </option>
              ))}
            </select>
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
      </td>
      <td data-label={adminStaff.devices}>
        {devices.length === 0 ? (
          adminStaff.nowhere
        ) : (
          <ul className="staff__devices">
            {devices.map((device) => (
              <DeviceItem key={device.id} member={member} device={device} />
            ))}
          </ul>
        )}
      </td>
      <td className="table__actions">
        {more}
        {!isYou && (
          <button
            type="button"
            className="button button--danger-quiet button--small"
            aria-label={adminStaff.removeName(name)}
            onClick={() => setAsking(true)}
          >
            {adminStaff.remove}
          </button>
        )}
        {isAsking && (
          <ConfirmDialog
            question={adminStaff.removeQuestion(name)}
            consequence={adminStaff.removeConsequence}
            yes={adminStaff.remove}
            isBusy={isPending}
            onYes={() => run(null)}
            onNo={() => setAsking(false)}
          />
        )}
      </td>
    </tr>
  );
}

function DeviceItem({ member: { _id, name }, device }: { member: StaffMember; device: Device }) {
  const { run, isPending } = useAdminAction(() => endSession({ id: _id, sessionId: device.id }), {
    onSuccess: () => toast.success(adminStaff.ended),
  });
  return (
    <li>
      <span>{adminStaff.deviceUsed({ name: device.name, when: formatDateTime(device.lastUsedAt) })}</span>
      {device.isThis ? (
        <span className="tag-quiet">{adminStaff.thisDevice}</span>
      ) : (
        <button
          type="button"
          className="button button--secondary button--small"
          aria-label={adminStaff.endName({ device: device.name, name })}
          aria-busy={isPending}
          onClick={() => run()}
        >
          {adminStaff.end}
        </button>
      )}
    </li>
  );
}
