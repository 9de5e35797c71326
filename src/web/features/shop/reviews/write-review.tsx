import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { food } from '../../../../messages/food.ts';
import { storedUser } from '../../../lib/stored-user.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { openLoginFor } from '../../shared/session/auth-state.ts';
import { EMPTY_DRAFT } from './review-draft.ts';

/** Loaded on demand. */
const ReviewDialog = lazyDialog(
  () => import('./review-dialog.tsx'),
  ({ food: { name }, onClose }) => ({ title: food.writeReview, note: name, onClose }),
);

/** Opens the dialog; a visitor logs in first. The draft survives an accidental close. */
export function WriteReview({
  foodId,
  foodName,
  onWritten,
}: {
  foodId: string;
  foodName: string;
  onWritten: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const open = () => setOpen(true);
  const finish = () => {
    setOpen(false);
    setDraft(EMPTY_DRAFT);
    onWritten();
  };
  return (
    <>
      <button
        type="button"
        className="buy-box__link"
        onClick={() =>
          storedUser()
            ? open()
            : openLoginFor({ name: foodName, imageUrl: '', note: '', nextLabel: food.writeReview }, open)
        }
      >
        <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
        {food.writeReview}
      </button>
      {isOpen && (
        <ReviewDialog
          food={{ id: foodId, name: foodName }}
          draft={draft}
          onDraft={setDraft}
          onWritten={finish}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
