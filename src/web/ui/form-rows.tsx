import './icon-button.css';
import './form-rows.css';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { adminUi } from '../../messages/admin-ui.ts';

/** A list inside a form. The user can add and remove rows. */
export function FormRows<Row>({
  name,
  title,
  line,
  empty,
  children,
}: {
  name: string;
  title: string;
  line: string;
  empty: Row;
  children: (index: number, error: (part?: string) => string | undefined) => ReactNode;
}) {
  const { watch, setValue, getFieldState, formState } = useFormContext();
  const rows: Row[] = watch(name) ?? [];
  const set = (changed: Row[]) => setValue(name, changed, { shouldDirty: true });
  return (
    <fieldset className="form-rows">
      <legend>{title}</legend>
      {rows.map((_, index) => (
        <div key={`${name}.${String(index)}`} className="form-rows__row">
          <div className="form-rows__fields">
            {children(index, (part) => {
              const path = `${name}.${index}${part ? `.${part}` : ''}`;
              return getFieldState(path, formState).error?.message;
            })}
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={adminUi.removeLine({ line, position: index + 1 })}
            onClick={() => set(rows.toSpliced(index, 1))}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button button--secondary button--small"
        onClick={() => set([...rows, empty])}
      >
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
        {adminUi.addLine(line)}
      </button>
    </fieldset>
  );
}
