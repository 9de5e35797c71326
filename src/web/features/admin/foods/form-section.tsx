import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

const PHONE = '(max-width: 768px)';

/** A section of a long form. On a phone optional sections start closed; submitting opens those with errors. */
export function FormSection({
  title,
  note,
  isOptional = false,
  hasError,
  children,
}: {
  title: string;
  note?: string;
  isOptional?: boolean;
  hasError: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(() => !(isOptional && window.matchMedia(PHONE).matches));
  const { submitCount } = useFormContext().formState;
  useEffect(() => {
    if (hasError && submitCount > 0) setOpen(true);
  }, [hasError, submitCount]);
  return (
    <details
      className="panel form-section"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2 className="panel-heading">{title}</h2>
        {note && <span>{note}</span>}
        <ChevronDown size={22} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className="form-section__body">{children}</div>
    </details>
  );
}
