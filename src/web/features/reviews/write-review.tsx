import { PencilLine } from 'lucide-react';
import { openAuth } from '../session/auth-state.ts';

export function WriteReview() {
  return (
    <button type="button" className="btn btn--2 btn--lg" onClick={() => openAuth('login')}>
      <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
      Write a Review
    </button>
  );
}
