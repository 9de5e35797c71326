import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type FieldErrors, sendMessage } from './send-message.ts';

/** A message to the shop, by its own call: no mail program needed. */
export function ContactForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const sent = event.currentTarget;
    setSending(true);
    setFailure('');
    const outcome = await sendMessage(new FormData(sent));
    setSending(false);
    setErrors(outcome.is === 'wrong' ? outcome.fields : {});
    if (outcome.is === 'failed') setFailure(outcome.message);
    if (outcome.is !== 'sent') return;
    sent.reset();
    toast.success(outcome.message);
  };

  return (
    <form
      method="post"
      ref={form}
      className="panel contact-form"
      noValidate
      onSubmit={send}
      aria-labelledby="write"
    >
      <h3 id="write">Write to us</h3>
      <noscript>
        <p className="alert">This form needs JavaScript. Without it, please write to {email}.</p>
      </noscript>
      <div className="contact-form__pair">
        <Field required name="name" label="Name" autoComplete="name" error={errors.name} />
        <Field required name="email" label="Email" type="email" autoComplete="email" error={errors.email} />
      </div>
      <Field required name="subject" label="Subject" error={errors.subject} />
      <Field required name="message" label="Message" rows={5} error={errors.message} />
      {/* people do not see this one; a machine that fills in everything fills in this too */}
      <label className="contact-form__trap" aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {failure && (
        <p className="alert alert--danger" role="alert">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
          {failure}
        </p>
      )}
      <div>
        <SubmitButton isBusy={isSending} className="btn btn--lg">
          {isSending ? 'Sending...' : 'Send Message'}
        </SubmitButton>
      </div>
    </form>
  );
}
