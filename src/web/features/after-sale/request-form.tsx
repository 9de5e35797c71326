import { type ChangeEvent, type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { RequestKind } from '../../../rules/after-sale.ts';
import { dataUrlOf } from '../../lib/data-url.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { Field } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { sendRequest } from './after-sale-data.ts';

const MOST_PHOTOS = 3;

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

  const choose = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    setProblem('');
    const chosen: string[] = [];
    for (const file of [...(files ?? [])].slice(0, MOST_PHOTOS)) {
      const small = await shrinkPicture(file);
      if (typeof small === 'string') return setProblem(small);
      chosen.push(await dataUrlOf(small));
    }
    setPhotos(chosen);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!text.trim()) return setProblem('Please say why');
    setBusy(true);
    const words = await sendRequest(orderId, { kind, text, photos });
    setBusy(false);
    if (words) return setProblem(words);
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
      {kind !== 'cancel' && (
        <Field
          label={`Photos (up to ${MOST_PHOTOS})`}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          onChange={choose}
        />
      )}
      <SubmitButton isBusy={isBusy}>Send</SubmitButton>
    </form>
  );
}
