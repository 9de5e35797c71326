import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type FirstAdmin, firstAdmin } from '../../../../contract/first-admin.ts';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { shell } from '../../../../messages/shell.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from './failure.tsx';

const accountInput = firstAdmin.omit({ token: true });
type Account = Omit<FirstAdmin, 'token'>;

export function FirstAdminForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { register, handleSubmit, formState } = useForm<Account>({ resolver: zodResolver(accountInput) });
  const { errors } = formState;
  const { run, isPending, problem } = useAction(
    async (json: Account) =>
      storeUser(await callApi(browserApi().api.setup['first-admin'].$post({ json: { ...json, token } }))),
    { onSuccess: onDone },
  );
  return (
    <form method="post" className="field-grid" noValidate onSubmit={handleSubmit((input) => run(input))}>
      <Field
        label={accountFields.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Field
        label={shell.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={accountFields.password}
        autoComplete="new-password"
        hint={account.firstAdminPassword}
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="auth__actions">
        <Failure>{problem}</Failure>
        <SubmitButton isBusy={isPending}>{account.createAccount}</SubmitButton>
      </div>
    </form>
  );
}
