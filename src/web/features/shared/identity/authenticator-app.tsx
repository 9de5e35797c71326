import { RefreshCw, Smartphone, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Factors, NewApp } from '../../../../contract/second-factors.ts';
import { account } from '../../../../messages/account.ts';
import { signInSecurity } from '../../../../messages/sign-in-security.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, useFocusOnError } from '../../../ui/field.tsx';
import { QrImage } from '../../../ui/qr-image.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import {
  confirmApp,
  refreshFactors,
  removeApp,
  renewRecoveryCodes,
  setFactors,
  startApp,
} from './factors-query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function AuthenticatorApp({
  userId,
  factors,
  onAdded,
}: {
  userId: string;
  factors: Factors;
  onAdded?: () => void;
}) {
  const [app, setApp] = useState<NewApp>();
  const [codes, setCodes] = useState<string[]>();
  const showError = ({ message }: Error) => toast.error(message);
  const start = useAction(startApp, { onSuccess: setApp, onError: showError });
  const removal = useAction(removeApp, {
    onSuccess: (after) => {
      setFactors(userId, after);
      toast.success(signInSecurity.appRemoved);
    },
    onError: showError,
  });
  const renewal = useAction(renewRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError: showError,
  });
  const { appSince, passkeys, recoveryCodes } = factors;
  return (
    <>
      <h3 className="identity__heading">{signInSecurity.app}</h3>
      <p className="identity__note">{signInSecurity.appNote}</p>
      <p className="identity__none">
        {appSince ? signInSecurity.appSince(formatDay(appSince)) : signInSecurity.noApp}
      </p>
      <div className="panel__actions">
        {appSince ? (
          <button
            type="button"
            className="button button--danger-quiet"
            aria-busy={removal.isPending}
            onClick={() => removal.run()}
          >
            <Trash2 {...ICON} />
            {signInSecurity.removeApp}
          </button>
        ) : (
          <button
            type="button"
            className="button button--secondary"
            aria-busy={start.isPending}
            onClick={() => start.run()}
          >
            <Smartphone {...ICON} />
            {signInSecurity.setUpApp}
          </button>
        )}
      </div>
      {(appSince !== null || passkeys.length > 0) && (
        <>
          <h3 className="identity__heading">{signInSecurity.recoveryCodes}</h3>
          <p className="identity__none">
            {recoveryCodes > 0 ? signInSecurity.codesLeft(recoveryCodes) : signInSecurity.noCodes}
          </p>
          <button
            type="button"
            className="button button--secondary"
            aria-busy={renewal.isPending}
            onClick={() => renewal.run()}
          >
            <RefreshCw {...ICON} />
            {signInSecurity.newCodes}
          </button>
        </>
      )}
      {app && (
        <SetUpDialog
          app={app}
          onDone={(made) => {
            setApp(undefined);
            setCodes(made);
            toast.success(signInSecurity.appAdded);
          }}
          onClose={() => setApp(undefined)}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            void refreshFactors(userId);
            onAdded?.();
          }}
        />
      )}
    </>
  );
}

function SetUpDialog({
  app: { secret, uri },
  onDone,
  onClose,
}: {
  app: NewApp;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const [code, setCode] = useState('');
  const { run, isPending, error, problem } = useAction(confirmApp, {
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const input = useFocusOnError(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code) run(code);
  };
  return (
    <Dialog title={signInSecurity.setUpApp} note={signInSecurity.scan} isOpen isSticky onClose={onClose}>
      <form method="post" className="field-grid" noValidate onSubmit={submit}>
        <QrImage className="identity__qr" text={uri} label={signInSecurity.qrLabel} />
        <p className="identity__key">
          <span>{signInSecurity.key}</span>
          <code lang="en">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </p>
        <Field
          ref={input}
          label={signInSecurity.appCode}
          className="input--code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={problem}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
        />
        <SubmitButton isBusy={isPending}>{account.continue}</SubmitButton>
      </form>
    </Dialog>
  );
}
