import { useState } from 'react';
import type { WaitsUntil } from '../../../../contract/restock.ts';
import { restock } from '../../../../messages/restock.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';

interface RestockDialogProps {
  productId: string;
  size: string;
  until: WaitsUntil;
  onClose: () => void;
}

/** Asks a visitor for an e-mail address, which is confirmed by a link. */
export default function RestockDialog({ productId, size, until, onClose }: RestockDialogProps) {
  const [email, setEmail] = useState('');
  const { run, isPending, problem } = useAction(
    () => {
      const json = { productId, size, until, email };
      return callApi(browserApi().api['restock-requests']['by-email'].$post({ json }), restock.failed);
    },
    {
      onSuccess: () => {
        toast.success(restock.checkMail);
        onClose();
      },
    },
  );
  return (
    <form
      method="post"
      className="field-grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <Field
        label={restock.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SubmitButton isBusy={isPending}>{restock.send}</SubmitButton>
    </form>
  );
}
