import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminReview, type NewReply, newReply } from '../../../../contract/review.ts';
import { adminReviews } from '../../../../messages/admin-reviews.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { replyToReview } from './reviews-queries.ts';

/** A reply is public: it is shown below the review. */
export function ReplyForm({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const { form, submit, isBusy } = useAdminForm<NewReply, NewReply>({
    resolver: zodResolver(newReply),
    values: { text: '' },
    mode: 'onSubmit',
    onSave: async ({ text }) => {
      await replyToReview(review._id, text);
      toast.success(adminReviews.replied);
      onClose();
      return undefined;
    },
    onError: ({ message }) => {
      toast.error(message);
      form.setFocus('text');
    },
  });
  return (
    <form method="post" className="admin-review__form" noValidate onSubmit={submit}>
      <Field
        label={adminReviews.replyTo(review.CustomerId.name)}
        rows={3}
        autoFocus
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <div className="admin-review__actions">
        <SubmitButton isBusy={isBusy} className="button button--small">
          {adminReviews.sendReply}
        </SubmitButton>
        <button type="button" className="button button--quiet button--small" onClick={onClose}>
          {adminReviews.cancel}
        </button>
      </div>
    </form>
  );
}
