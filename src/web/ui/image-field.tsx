import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { authorizedFetch } from '../lib/browser-api.ts';
import { send } from '../lib/send.ts';
import { Field } from './field.tsx';

/** The address of a picture: typed, or given by uploading one. */
export function ImageField({
  label,
  value,
  error,
  hint,
  onChange,
}: {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (url: string) => void;
}) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setProblem('');
    const body = new FormData();
    body.set('image', file);
    const outcome = await send(authorizedFetch('/api/upload', { method: 'POST', body }));
    setBusy(false);
    target.value = '';
    if ('rejected' in outcome) setProblem(outcome.rejected.message);
    else onChange((outcome.body as { imageUrl: string }).imageUrl);
  };
  return (
    <div className="picture-field">
      {/^(\/|https:)/.test(value) && <img className="picture-field__now" src={value} alt="" />}
      <Field
        label={label}
        value={value}
        error={error ?? (problem || undefined)}
        {...(hint && { hint })}
        onChange={(event) => onChange(event.target.value)}
        after={
          <label className="btn btn--2 btn--sm" htmlFor={id} aria-busy={isBusy}>
            {isBusy ? (
              <span className="spin" aria-hidden="true" />
            ) : (
              <ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
            Upload
            <input id={id} className="vh" type="file" accept="image/jpeg,image/png" onChange={upload} />
          </label>
        }
      />
    </div>
  );
}
