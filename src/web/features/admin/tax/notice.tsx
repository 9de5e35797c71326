import './notice.css';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { good: CircleCheck, warning: TriangleAlert, bad: CircleAlert, info: Info };

export function Notice({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <div className={`tax-notice tax-notice--${kind}`}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
