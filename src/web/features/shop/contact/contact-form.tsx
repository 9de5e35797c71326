import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { contact } from '../../../../messages/contact.ts';
import { shell } from '../../../../messages/shell.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';

/** Schemas and the API client are loaded only when somebody sends. */
async function sendMessage(form: FormData): Promise<void> {
  const send = await loadChunk(() => import('./send-message.ts')).catch(() => {
    throw new ActionError(contact.failed);
  });
  await send.sendMessage(form);
}

/** Sends a message to the shop without the visitor's e-mail program. */
export function ContactForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { run, isPending, error } = useAction(sendMessage, {
    onSuccess: () => {
      form.current?.reset();
      toast.success(contact.sent);
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
      <h3 id="write">{shell.writeToUs}</h3>
      <noscript>
        <p className="alert">{contact.formNeedsScript(email)}</p>
      </noscript>
      <div className="contact-form__pair">
        <Field required name="name" label={contact.name} autoComplete="name" error={errors.name} />
        <Field
          required
          name="email"
          label={shell.email}
          type="email"
          autoComplete="email"
          error={errors.email}
        />
      </div>
      <Field required name="subject" label={contact.subject} error={errors.subject} />
      <Field required name="message" label={contact.message} rows={5} error={errors.message} />
      {/* honeypot: invisible to people, filled in by bots */}
      <label className="contact-form__trap" aria-hidden="true">
        {contact.website}
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
          {isPending ? contact.sending : contact.send}
        </SubmitButton>
      </div>
    </form>
  );
}
