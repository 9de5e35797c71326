import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { returns } from '../../../../messages/returns.ts';
import type { RequestKind } from '../../../../rules/returns.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PhotosField } from './photos-field.tsx';
import { sendRequest } from './returns-data.ts';

const MAX_PHOTOS = 3;

interface RequestFormProps {
  orderId: string;
  kind: RequestKind;
  onDone: () => void;
}

/** The reason and up to three photos. The reply comes by e-mail and on the order's page. */
export function RequestForm({ orderId, kind, onDone }: RequestFormProps) {
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<string[]>([]);
  const { run, isPending, problem } = useAction(
    async () => {
      if (!text.trim()) throw new ActionError(returns.reasonMissing);
      await sendRequest(orderId, { kind, text, photos });
    },
    {
      onSuccess: () => {
        toast.success(returns.sent);
        onDone();
      },
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  return (
    <form method="post" className="return-request" noValidate onSubmit={submit}>
      <Field
        label={returns.about}
        name="text"
        rows={4}
        maxLength={2000}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      {kind !== 'cancel' && <PhotosField photos={photos} max={MAX_PHOTOS} onChange={setPhotos} />}
      <SubmitButton isBusy={isPending}>{returns.send}</SubmitButton>
    </form>
  );
}
