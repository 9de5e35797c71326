import { useEffect, useState } from 'react';
import { account } from '../../../../messages/account.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { type AskedSecondStep, whenSecondStepIsAsked } from './second-step.ts';

const SecondStepDialog = lazyDialog<AskedSecondStep>(
  () => import('./second-step-form.tsx'),
  ({ onDone }) => ({ title: account.secondStep, onClose: () => onDone(false) }),
);

/** Beside every login: the dialog for the code of the authenticator app. */
export function SecondStepWatch() {
  const [asked, setAsked] = useState<AskedSecondStep>();
  useEffect(
    () =>
      whenSecondStepIsAsked((check) => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAsked({
          check,
          onDone: (isDone) => {
            setAsked(undefined);
            resolve(isDone);
          },
        });
        return promise;
      }),
    [],
  );
  return asked && <SecondStepDialog {...asked} />;
}
