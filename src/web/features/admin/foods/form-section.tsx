import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

const PHONE = '(max-width: 768px)';

/** A part of a long form. On a phone the further ones begin closed; one with a mistake opens when the form is sent. */
export function FormSection({
  title,
  note,
  isFurther = false,
  hasMistake,
  children,
}: {
  title: string;
  note?: string;
  isFurther?: boolean;
  hasMistake: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(() => !(isFurther && window.matchMedia(PHONE).matches));
  const { submitCount } = useFormContext().formState;
  useEffect(() => {
    if (hasMistake && submitCount > 0) setOpen(true);
  }, [hasMistake, submitCount]);
  return (
    <details
      className="panel fsec"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2 className="panel-heading">{title}</h2>
        {note && <span>{note}</span>}
        <ChevronDown size={22} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className="fsec__body">{children}</div>
    </details>
  );
}
