import { type FormEvent, useState } from 'react';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { Field, useFocusOnError } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { AskedSecondStep } from './second-step.ts';

/** The code of the authenticator app after the password. */
export default function SecondStepForm({ check, onDone }: AskedSecondStep) {
  const [code, setCode] = useState('');
  const { run, isPending, error, problem } = useAction(
    async () => {
      if (!code.trim()) throw new ActionError(accountFields.codeMissing);
      const message = await check(code.trim());
      if (message) throw new ActionError(message);
    },
    { onSuccess: () => onDone(true) },
  );
  const input = useFocusOnError(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <form method="post" className="field-grid" noValidate onSubmit={submit}>
      <Field
        ref={input}
        autoFocus
        label={account.secondStepCode}
        autoComplete="one-time-code"
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <SubmitButton isBusy={isPending}>{account.continue}</SubmitButton>
    </form>
  );
}
