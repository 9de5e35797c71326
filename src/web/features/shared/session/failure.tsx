import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the server said, beside the form it speaks of; read out when it appears. */
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
