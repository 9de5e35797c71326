import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { RequestKind } from '../../../../rules/returns.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { PhotosField } from './photos-field.tsx';
import { sendRequest } from './returns-data.ts';

const MAX_PHOTOS = 3;

interface RequestFormProps {
  orderId: string;
  kind: RequestKind;
  onDone: () => void;
}

/** Why, and up to three photos; the owner answers by mail and here. */
export function RequestForm({ orderId, kind, onDone }: RequestFormProps) {
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<string[]>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!text.trim()) return setProblem('Please say why');
    setBusy(true);
    const label = await sendRequest(orderId, { kind, text, photos });
    setBusy(false);
    if (label) return setProblem(label);
    toast.success('We have your request and will answer soon.');
    onDone();
  };

  return (
    <form method="post" className="grid gap-4" noValidate onSubmit={send}>
      <Field
        label="What is it about?"
        name="text"
        rows={4}
        maxLength={2000}
        value={text}
        error={problem || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {kind !== 'cancel' && <PhotosField photos={photos} max={MAX_PHOTOS} onChange={setPhotos} />}
      <SubmitButton isBusy={isBusy}>Send</SubmitButton>
    </form>
  );
}
