import { useState } from 'react';
import { adminSecondStep } from '../../../../messages/admin-second-step.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { resetFactors, usePersonFactors } from './second-step-queries.ts';

interface Person {
  id: string;
  name: string;
}

/** Asks first, and the owner confirms who they are. */
export function ResetSecondStep({ id, name }: Person) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAdminAction(
    () => confirmed(adminSecondStep.whyConfirm, () => resetFactors(id)),
    {
      onSuccess: (left) => {
        if (left) toast.success(adminSecondStep.done(name));
      },
      onSettled: () => setAsking(false),
    },
  );
  return (
    <>
      <button
        type="button"
        className="button button--danger-quiet button--small"
        aria-label={adminSecondStep.resetName(name)}
        aria-busy={isPending}
        onClick={() => setAsking(true)}
      >
        {adminSecondStep.reset}
      </button>
      {isAsking && (
        <ConfirmDialog
          question={adminSecondStep.question(name)}
          consequence={adminSecondStep.consequence}
          yes={adminSecondStep.reset}
          isBusy={isPending}
          onYes={() => run()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** On the page of a person: only when there is something to reset. */
export function SecondStepPanel({ id, name }: Person) {
  const { data: factors } = usePersonFactors(id);
  if (!factors || (factors.passkeys === 0 && !factors.hasApp)) return null;
  const { passkeys, hasApp, recoveryCodes } = factors;
  const facts = [
    passkeys > 0 && adminSecondStep.passkeys(passkeys),
    hasApp && adminSecondStep.app,
    recoveryCodes > 0 && adminSecondStep.codes(recoveryCodes),
  ];
  return (
    <section className="panel" aria-labelledby="second-step">
      <div className="card-head">
        <h2 id="second-step">{adminSecondStep.title}</h2>
        <ResetSecondStep id={id} name={name} />
      </div>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p className="hint">{adminSecondStep.note}</p>
    </section>
  );
}
