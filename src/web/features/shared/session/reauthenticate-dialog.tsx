import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

/** Asks who is signed in to show that it is still them. `onProof` gives what is wrong with the password, or nothing. */
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
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // a dialog stands inside the page's own form: what is sent here is not that form
    event.stopPropagation();
    if (isBusy) return;
    if (!password) return setProblem('Please enter your current password.');
    setBusy(true);
    const text = await onReauthenticate(password);
    setBusy(false);
    setProblem(text ?? '');
  };

  return (
    <Dialog title="Confirm it is you" note={why} isOpen onClose={onClose}>
      <form method="post" className="fgrid" noValidate onSubmit={submit}>
        {/* so that a password manager knows whose password is asked for */}
        <input
          className="vh"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={password}
          error={problem || undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="auth__cta">
          <SubmitButton isBusy={isBusy}>Continue</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
