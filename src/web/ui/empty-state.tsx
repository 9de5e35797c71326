import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** An empty list: an icon, a sentence and one action. */
export function EmptyState({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="empty">
      <Icon className="empty__icon" size={36} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </div>
  );
}
