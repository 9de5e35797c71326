import './edit-user-form.css';
import { toast } from 'react-toastify/unstyled';
import { type SignedInUser, type User, userEdit } from '../../../../contract/account.ts';
import { addressLine } from '../../../../rules/address.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { useReauthentication } from '../../shared/session/use-reauthentication.tsx';
import { updateUser } from './users-queries.ts';

const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name' },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    hint: 'A new email signs this user out everywhere; the old address is told by mail.',
  },
  { name: 'address', label: 'Address' },
  { name: 'isAdmin', label: 'Is Admin', kind: 'check' },
];

export function EditUserForm({ admin, user }: { admin: SignedInUser; user: User }) {
  const { _id, name, email, address, isAdmin } = user;
  const { withPassword, dialog } = useReauthentication(
    admin,
    "To change an admin's rights or email, please enter your own password once more.",
  );
  return (
    <>
      <AdminForm
        className="panel edit-user"
        schema={userEdit}
        fields={fields}
        values={{ name, email, address: addressLine(address), isAdmin }}
        button="Update"
        isUnguarded
        onSave={async (input) => {
          const saved = await withPassword((currentPassword) =>
            updateUser({ _id, ...input, ...(currentPassword && { currentPassword }) }),
          );
          if (!saved) return false;
          if (saved._id === admin._id) storeUser({ ...admin, ...saved });
          toast.success(`User "${saved.name}" updated successfully!`);
          return undefined;
        }}
        onError={({ message }) => toast.error(message)}
      />
      {dialog}
    </>
  );
}
