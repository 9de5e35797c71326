import type { FormEvent } from 'react';
import { reviewForm } from '../../../../messages/review-form.ts';
import { MAX_REVIEW_LENGTH } from '../../../../rules/review.ts';
import { toast } from '../../../lib/toast.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
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

/** A review needs a rating, a text and a photo. */
export default function ReviewDialog({ food, draft, onDraft, onWritten }: ReviewDialogProps) {
  const { run, isPending, problem } = useAction(() => sendReview(food.id, draft), {
    onSuccess: () => {
      toast.success(reviewForm.thankYou);
      onWritten();
    },
  });
  const isComplete = draft.rating > 0 && draft.text.trim() !== '' && draft.image !== '';
  const isIncomplete = problem === reviewForm.incomplete;
  // the message goes away once everything is filled in
  const message = isIncomplete && isComplete ? '' : problem;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  return (
    <form method="post" className="write-review" noValidate onSubmit={submit}>
      <StarChoice
        value={draft.rating}
        isWrong={isIncomplete && draft.rating === 0}
        onChange={(rating) => onDraft({ ...draft, rating })}
      />
      <Field
        label={reviewForm.review}
        rows={4}
        maxLength={MAX_REVIEW_LENGTH}
        value={draft.text}
        aria-invalid={isIncomplete && !draft.text.trim()}
        onChange={({ currentTarget: { value: text } }) => onDraft({ ...draft, text })}
      />
      <PhotoChoice image={draft.image} onChange={(image) => onDraft({ ...draft, image })} />
      <div role="alert">{message && <FieldError>{message}</FieldError>}</div>
      <SubmitButton isBusy={isPending}>{isPending ? reviewForm.submitting : reviewForm.submit}</SubmitButton>
    </form>
  );
}
