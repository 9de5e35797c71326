import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import {
  type SignedInUser,
  type User,
  type UserEdit,
  type UserUpdate,
  userEdit,
} from '../../../../contract/account.ts';
import { addressLine } from '../../../../rules/address.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { needsReauthentication } from '../../../lib/needs-reauthentication.ts';
import { type Rejected, send } from '../../../lib/send.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Failure } from '../../shared/session/failure.tsx';
import { ReauthenticateDialog } from '../../shared/session/reauthenticate-dialog.tsx';
import { cacheUser } from './users-query.ts';

/** An admin's change of a user. */
export function EditUserForm({ admin, user }: { admin: SignedInUser; user: User }) {
  const { register, handleSubmit, formState } = useForm<UserEdit>({
    resolver: zodResolver(userEdit),
    mode: 'onTouched',
    defaultValues: {
      name: user.name,
      email: user.email,
      address: addressLine(user.address),
      isAdmin: user.isAdmin,
    },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState('');

  /** What waits until the admin has shown that it is them. */
  const [waiting, setWaiting] = useState<UserEdit | null>(null);

  const save = async (values: UserEdit, currentPassword?: string): Promise<Rejected | undefined> => {
    const change = { _id: user._id, ...values, ...(currentPassword && { currentPassword }) };
    const outcome = await saveUser(change);
    if ('rejected' in outcome) return outcome.rejected;
    cacheUser(admin._id, outcome.body);
    if (outcome.body._id === admin._id) storeUser({ ...admin, ...outcome.body });
    toast.success(`User "${outcome.body.name}" updated successfully!`);
    return undefined;
  };
  const fail = ({ message: text }: Rejected) => {
    setFailure(text);
    toast.error(text);
  };
  const submit = handleSubmit(async (values) => {
    setFailure('');
    const rejected = await save(values);
    if (!rejected) return;
    if (needsReauthentication(rejected)) setWaiting(values);
    else fail(rejected);
  });
  const prove = async (password: string) => {
    const rejected = waiting ? await save(waiting, password) : undefined;
    if (rejected && needsReauthentication(rejected)) return rejected.message;
    setWaiting(null);
    if (rejected) fail(rejected);
    return undefined;
  };

  return (
    <>
      <form method="post" className="panel fgrid edit-user" noValidate onSubmit={submit}>
        <Field label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          hint="A new email signs this user out everywhere; the old address is told by mail."
          error={errors.email?.message}
          {...register('email')}
        />
        <Field label="Address" autoComplete="off" error={errors.address?.message} {...register('address')} />
        <label className="check">
          <input type="checkbox" {...register('isAdmin')} />
          Is Admin
        </label>
        <div className="auth__cta">
          <Failure>{failure}</Failure>
          <SubmitButton isBusy={isSubmitting} className="btn btn--lg">
            Update
          </SubmitButton>
        </div>
      </form>
      {waiting && (
        <ReauthenticateDialog
          why="To change an admin's rights or email, please enter your own password once more."
          email={admin.email}
          onReauthenticate={prove}
          onClose={() => setWaiting(null)}
        />
      )}
    </>
  );
}

/** The user as it is now, or why nothing changed. */
function saveUser(change: UserUpdate) {
  return send(
    browserApi().api.users.update.$put({ json: change }),
    'The user could not be changed. Please try again.',
  );
}
