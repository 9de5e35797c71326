import { Pencil } from 'lucide-react';
import { adminUi } from '../../messages/admin-ui.ts';
import { StaffLink } from './staff-link.tsx';

/** The edit button of a table row; `name` tells a screen reader which row. */
export function EditLink({ to, name }: { to: string; name: string }) {
  return (
    <StaffLink className="button button--secondary button--small" to={to} aria-label={adminUi.editName(name)}>
      <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      {adminUi.edit}
    </StaffLink>
  );
}
