import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { type NewReply, newReply } from '../../../../contract/review.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

/** An answer that everybody reads below the review. */
export function ReplyForm({
  author,
  onSend,
  onClose,
}: {
  author: string;
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const { register, handleSubmit, formState, setFocus } = useForm<NewReply>({
    resolver: zodResolver(newReply),
    defaultValues: { text: '' },
  });
  const send = handleSubmit(async ({ text }) => {
    if (!(await onSend(text))) {
      setFocus('text');
      return;
    }
    toast.success('Your reply is shown below the review.');
    onClose();
  });
  return (
    <form method="post" className="rvw__form" noValidate onSubmit={send}>
      <Field
        label={`Reply to ${author}`}
        rows={3}
        autoFocus
        error={formState.errors.text?.message}
        {...register('text')}
      />
      <div className="rvw__actions">
        <SubmitButton isBusy={formState.isSubmitting} className="btn btn--sm">
          Send reply
        </SubmitButton>
        <button type="button" className="btn btn--quiet btn--sm" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
