import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The error message of a form; screen readers announce it. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="alert alert--danger">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
          {children}
        </p>
      )}
    </div>
  );
}
