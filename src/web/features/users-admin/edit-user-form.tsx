import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { type SignedInUser, type User, type UserEdit, userEdit } from '../../../contract/account.ts';
import { addressLine } from '../../../rules/address.ts';
import { answerWords } from '../../lib/answer-words.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { storeUser } from '../../lib/stored-user.ts';
import { Field } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Failure } from '../session/failure.tsx';
import { keepUser } from './users-query.ts';

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

  const send = handleSubmit(async (given) => {
    setFailure('');
    const outcome = await saveUser({ _id: user._id, ...given });
    if (typeof outcome === 'string') {
      setFailure(outcome);
      toast.error(outcome);
      return;
    }
    keepUser(admin._id, outcome);
    if (outcome._id === admin._id) storeUser({ ...admin, ...outcome });
    toast.success(`User "${outcome.name}" updated successfully!`);
  });

  return (
    <form method="post" className="panel fgrid edit-user" noValidate onSubmit={send}>
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
  );
}

/** The user as it is now, or why nothing changed. */
async function saveUser(change: UserEdit & { _id: string }): Promise<User | string> {
  const otherwise = 'The user could not be changed. Please try again.';
  try {
    const answer = await browserApi().api.users.update.$put({ json: change });
    return answer.ok ? await answer.json() : await answerWords(answer, otherwise);
  } catch {
    return otherwise;
  }
}
