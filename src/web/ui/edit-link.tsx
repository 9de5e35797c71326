import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { adminUi } from '../../messages/admin-ui.ts';

/** The edit button of a table row; `name` tells a screen reader which row. */
export function EditLink({ to, name }: { to: string; name: string }) {
  return (
    <Link className="button button--secondary button--small" to={to} aria-label={adminUi.editName(name)}>
      <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
      {adminUi.edit}
    </Link>
  );
}
