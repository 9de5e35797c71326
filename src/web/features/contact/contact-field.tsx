import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';

interface Field extends InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> {
  name: string;
  label: string;
  error: string | undefined;
  rows?: number;
}

/** A labelled line, or with `rows` a labelled box, and what is wrong with it. */
export function ContactField({ label, error, rows, ...attributes }: Field) {
  const id = `contact-${attributes.name}`;
  const shared = {
    ...attributes,
    id,
    className: 'input',
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      {error && (
        <p className="err" id={`${id}-error`}>
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
