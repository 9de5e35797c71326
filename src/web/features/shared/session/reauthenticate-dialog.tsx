import { type FormEvent, useState } from 'react';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';

/** Asks for the current password. `onReauthenticate` resolves to the error message, or to undefined on success. */
export function ReauthenticateDialog({
  why,
  email,
  onReauthenticate,
  onClose,
}: {
  why: string;
  email: string;
  onReauthenticate: (password: string) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const [password, setPassword] = useState('');
  const { run, isPending, problem } = useAction(async () => {
    if (!password) throw new ActionError(account.enterCurrentPassword);
    const message = await onReauthenticate(password);
    if (message) throw new ActionError(message);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the dialog is inside the page's own form, which must not be submitted
    event.stopPropagation();
    run();
  };

  return (
    <Dialog title={account.confirmItIsYou} note={why} isOpen onClose={onClose}>
      <form method="post" className="field-grid" noValidate onSubmit={submit}>
        {/* tells a password manager whose password this is */}
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          label={accountFields.currentPassword}
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="auth__actions">
          <SubmitButton isBusy={isPending}>{account.continue}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
