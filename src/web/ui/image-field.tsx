import './image-field.css';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { adminUi } from '../../messages/admin-ui.ts';
import { authorizedFetch } from '../lib/authorized-fetch.ts';
import { callApi } from '../lib/call-api.ts';
import { Field } from './field.tsx';
import { useAction } from './use-action.ts';

/** The URL of an image: typed, or filled in by uploading a file. */
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
  const { run, isPending, problem } = useAction(upload, { onSuccess: ({ imageUrl }) => onChange(imageUrl) });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) run(file);
    // the same file may be chosen again
    target.value = '';
  };
  return (
    <div className="image-field">
      {/* the policy of this page does not know another site before it is saved */}
      {value.startsWith('/') && <img className="image-field__preview" src={value} alt="" />}
      <Field
        label={label}
        value={value}
        error={error ?? problem}
        {...(hint && { hint })}
        onChange={(event) => onChange(event.target.value)}
        after={
          <label className="button button--secondary button--small" htmlFor={id} aria-busy={isPending}>
            {isPending ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
            {adminUi.upload}
            <input
              id={id}
              className="visually-hidden"
              type="file"
              accept="image/jpeg,image/png"
              onChange={choose}
            />
          </label>
        }
      />
    </div>
  );
}

function upload(file: File): Promise<{ imageUrl: string }> {
  const body = new FormData();
  body.set('image', file);
  return callApi(authorizedFetch('/api/upload', { method: 'POST', body }));
}
