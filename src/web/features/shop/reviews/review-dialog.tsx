import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { MAX_REVIEW_LENGTH, REVIEW_INCOMPLETE } from '../../../../rules/review.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import type { ReviewDraft } from './review-draft.ts';
import { sendReview } from './send-review.ts';
import { StarChoice } from './star-choice.tsx';

interface ReviewDialogProps {
  food: { id: string; name: string };
  draft: ReviewDraft;
  onDraft: (draft: ReviewDraft) => void;
  onWritten: () => void;
  onClose: () => void;
}

/** Rating, text and photo of a food; all three are wanted. */
export default function ReviewDialog({ food, draft, onDraft, onWritten, onClose }: ReviewDialogProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const isComplete = draft.rating > 0 && draft.text.trim() !== '' && draft.image !== '';
  const isIncomplete = failure === REVIEW_INCOMPLETE;
  // filled in, the fields answer the message by themselves
  const message = isIncomplete && isComplete ? '' : failure;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const problem = await sendReview(food.id, draft);
    setSending(false);
    setFailure(problem ?? '');
    if (problem) return;
    toast.success('Thank you for your review!');
    onWritten();
  };

  return (
    <Dialog title="Write a Review" note={food.name} isOpen onClose={onClose}>
      <form method="post" className="write-review" noValidate onSubmit={send}>
        <StarChoice
          value={draft.rating}
          isWrong={isIncomplete && draft.rating === 0}
          onChange={(rating) => onDraft({ ...draft, rating })}
        />
        <Field
          label="Review"
          rows={4}
          maxLength={MAX_REVIEW_LENGTH}
          value={draft.text}
          aria-invalid={isIncomplete && !draft.text.trim()}
          onChange={({ currentTarget: { value: text } }) => onDraft({ ...draft, text })}
        />
        <PhotoChoice image={draft.image} onChange={(image) => onDraft({ ...draft, image })} />
        <div role="alert">{message && <FieldError>{message}</FieldError>}</div>
        <SubmitButton isBusy={isSending}>{isSending ? 'Submitting...' : 'Submit Review'}</SubmitButton>
      </form>
    </Dialog>
  );
}
