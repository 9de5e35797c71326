import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ui } from '../../messages/ui.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
  rows?: number;
  /** Width in columns of the form's six-column grid. */
  columns?: 2 | 3 | 4;
  /** Shown inside the input, at its end. */
  end?: ReactNode;
  /** Shown after the input. */
  after?: ReactNode;
  /** Shown under the input. */
  below?: ReactNode;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** An input with its label and error; with `rows` a textarea. */
export function Field({ label, error, hint, rows, columns, end, after, below, ...attributes }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    ...attributes,
    id,
    className: `input ${attributes.className ?? ''}`,
    'aria-invalid': error ? true : attributes['aria-invalid'] || undefined,
    'aria-describedby': described || undefined,
  };
  const line = (
    <div className="field__line">
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      {end}
    </div>
  );
  return (
    <div className={columns ? `field span-${columns}` : 'field'}>
      <label htmlFor={id}>{label}</label>
      {after ? (
        <div className="field__row">
          {line}
          {after}
        </div>
      ) : (
        line
      )}
      {below}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/**
 * After a rejected entry the focus goes back to its field, with the text selected, so that typing replaces it; not while another
 * field has it. `error` is a new object for each rejection.
 */
export function useFocusOnError(error: unknown) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement instanceof HTMLInputElement && activeElement !== input.current;
    if (error === undefined || isElsewhere) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  return input;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field__error" id={id}>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </p>
  );
}

/** A password input with a button that shows the characters. */
export function PasswordField(props: Omit<FieldProps, 'end' | 'type' | 'rows'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="field__eye"
          aria-label={isShown ? ui.hidePassword : ui.showPassword}
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
