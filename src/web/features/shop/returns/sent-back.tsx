import { type FormEvent, useState } from 'react';
import type { ReturnRequest } from '../../../../contract/returns.ts';
import { returns } from '../../../../messages/returns.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { sendBack } from './returns-data.ts';

/** The customer says that the goods are on their way back. */
export function SentBack({ request: { _id, orderId } }: { request: ReturnRequest }) {
  const [tracking, setTracking] = useState('');
  const { run, isPending, problem } = useAction(() => sendBack(orderId, _id, tracking));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form method="post" className="sent-back" noValidate onSubmit={submit}>
      <Field
        label={returns.returnTracking}
        name="tracking"
        maxLength={80}
        value={tracking}
        error={problem}
        onChange={(event) => setTracking(event.target.value)}
      />
      <SubmitButton isBusy={isPending}>{returns.sentBack}</SubmitButton>
    </form>
  );
}
