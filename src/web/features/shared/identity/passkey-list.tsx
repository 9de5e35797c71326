import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Factors } from '../../../../contract/second-factors.ts';
import { signInSecurity } from '../../../../messages/sign-in-security.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { removePasskey, renamePasskey, setFactors } from './factors-query.ts';
import { addPasskey } from './passkeys.ts';

type Passkey = Factors['passkeys'][number];

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function Passkeys({
  userId,
  factors,
  onAdded,
}: {
  userId: string;
  factors: Factors;
  onAdded?: () => void;
}) {
  const [renamed, setRenamed] = useState<Passkey>();
  const changed = (text: string) => (after: Factors) => {
    setFactors(userId, after);
    toast.success(text);
  };
  const showError = ({ message }: Error) => toast.error(message);
  const addition = useAction(addPasskey, {
    onSuccess: (after) => {
      changed(signInSecurity.passkeyAdded)(after);
      onAdded?.();
    },
    onError: showError,
  });
  const removal = useAction(removePasskey, {
    onSuccess: changed(signInSecurity.passkeyRemoved),
    onError: showError,
  });
  return (
    <>
      <h3 className="identity__heading">{signInSecurity.passkeys}</h3>
      <p className="identity__note">{signInSecurity.passkeysNote}</p>
      {factors.passkeys.length === 0 && <p className="identity__none">{signInSecurity.noPasskey}</p>}
      <ul className="identity__list" aria-busy={removal.isPending}>
        {factors.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <KeyRound size={24} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <strong>{passkey.name}</strong>
              <p>{datesOf(passkey)}</p>
            </div>
            <span className="identity__actions">
              <button
                type="button"
                className="button button--quiet button--small"
                aria-label={`${signInSecurity.rename}: ${passkey.name}`}
                onClick={() => setRenamed(passkey)}
              >
                <Pencil {...ICON} />
              </button>
              <button
                type="button"
                className="button button--danger-quiet button--small"
                aria-label={`${signInSecurity.remove}: ${passkey.name}`}
                onClick={() => removal.run(passkey.id)}
              >
                <Trash2 {...ICON} />
              </button>
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button--secondary"
        aria-busy={addition.isPending}
        onClick={() => addition.run()}
      >
        <KeyRound {...ICON} />
        {signInSecurity.addPasskey}
      </button>
      {renamed && (
        <RenameDialog
          passkey={renamed}
          onRenamed={changed(signInSecurity.passkeyRenamed)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

function datesOf({ createdAt, lastUsedAt, isSynced }: Passkey): string {
  const dates = [signInSecurity.addedOn(formatDay(createdAt))];
  if (lastUsedAt) dates.push(signInSecurity.lastUsed(formatDay(lastUsedAt)));
  if (isSynced) dates.push(signInSecurity.synced);
  return dates.join(' · ');
}

function RenameDialog({
  passkey,
  onRenamed,
  onClose,
}: {
  passkey: Passkey;
  onRenamed: (factors: Factors) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(passkey.name);
  const { run, isPending, problem } = useAction(renamePasskey, {
    onSuccess: (after) => {
      onRenamed(after);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) run({ id: passkey.id, name: name.trim() });
  };
  return (
    <Dialog title={signInSecurity.passkeyName} isOpen onClose={onClose}>
      <form method="post" className="field-grid" noValidate onSubmit={submit}>
        <Field
          label={signInSecurity.passkeyName}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
        <SubmitButton isBusy={isPending}>{signInSecurity.rename}</SubmitButton>
      </form>
    </Dialog>
  );
}
