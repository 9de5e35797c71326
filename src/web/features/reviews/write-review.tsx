import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { useLoginPrompt } from '../session/login-prompt.ts';

export function WriteReview() {
  const { loginPath } = useLoginPrompt();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--2 btn--lg" onClick={() => setOpen(true)}>
        <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
        Write a Review
      </button>
      <Dialog title="Write a Review" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Please log in first, so that your review carries your name. You come back to this page.</p>
        <Link className="btn btn--block mt-5" to={loginPath}>
          Log in
        </Link>
      </Dialog>
    </>
  );
}
