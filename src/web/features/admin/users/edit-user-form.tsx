import './edit-user-form.css';
import type { SignedInUser, User } from '../../../../contract/account.ts';
import { userEdit, userEditByMobile } from '../../../../contract/admin/users.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { adminUsers } from '../../../../messages/admin-users.ts';
import { addressLine } from '../../../../rules/address.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { updateUser } from './users-queries.ts';

const fields = (): FieldSpec[] => [
  { name: 'name', label: adminUi.name },
  {
    name: 'email',
    label: adminUi.email,
    kind: 'email',
    hint: adminUsers.emailHint,
  },
  { name: 'address', label: adminUi.address },
  { name: 'isAdmin', label: adminUsers.isAdmin, kind: 'check' },
];

export function EditUserForm({ admin, user }: { admin: SignedInUser; user: User }) {
  const { _id, name, email, address, isAdmin } = user;
  return (
    <AdminForm
      className="panel edit-user"
      schema={email === '' ? userEditByMobile : userEdit}
      fields={fields()}
      values={{ name, email, address: addressLine(address), isAdmin }}
      button={adminUsers.update}
      isUnguarded
      onSave={async (input) => {
        const saved = await confirmed(adminUsers.whyConfirmEdit, () => updateUser({ _id, ...input }));
        if (!saved) return false;
        if (saved._id === admin._id) storeUser({ ...admin, ...saved });
        toast.success(adminUsers.updated(saved.name));
        return undefined;
      }}
      onError={({ message }) => toast.error(message)}
    />
  );
}
