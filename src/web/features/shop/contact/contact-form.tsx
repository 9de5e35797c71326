import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { sendMessage } from './send-message.ts';

/** Sends a message to the shop without the visitor's e-mail program. */
export function ContactForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { run, isPending, error } = useAction(sendMessage, {
    onSuccess: () => {
      form.current?.reset();
      toast.success('Message sent successfully!');
    },
  });
  const errors: Record<string, string | undefined> = error?.fields ?? {};
  const hasFieldErrors = Object.keys(errors).length > 0;

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(new FormData(event.currentTarget));
  };

  return (
    <form
      method="post"
      ref={form}
      className="panel contact-form"
      noValidate
      onSubmit={submit}
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
      {/* honeypot: invisible to people, filled in by bots */}
      <label className="contact-form__trap" aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {error && !hasFieldErrors && (
        <p className="alert alert--danger" role="alert">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
          {error.message}
        </p>
      )}
      <div>
        <SubmitButton isBusy={isPending} className="button button--large">
          {isPending ? 'Sending...' : 'Send Message'}
        </SubmitButton>
      </div>
    </form>
  );
}
