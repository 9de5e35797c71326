import type { ContactMessage } from '../../../../contract/contact.ts';
import type { ErrorBody } from '../../../../contract/errors.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';

export type FieldErrors = Partial<Record<keyof ContactMessage, string>>;

export type Outcome =
  | { is: 'sent'; message: string }
  | { is: 'wrong'; fields: FieldErrors }
  | { is: 'failed'; message: string };

/** Checks the form as the server will, then sends it. The schema's library comes only when somebody sends. */
export async function sendMessage(form: FormData): Promise<Outcome> {
  try {
    const { contactMessage } = await loadChunk(() => import('../../../../contract/contact.ts'));
    const input = Object.fromEntries(form);
    const checked = contactMessage.safeParse(input);
    if (!checked.success) return { is: 'wrong', fields: firstPerField(checked.error.issues) };
    const reply = await browserApi().api.contact['send-contact-email'].$post({
      json: { ...checked.data, website: String(input.website ?? '') },
    });
    if (reply.ok) return { is: 'sent', message: 'Message sent successfully!' };
    const body = await reply.json().catch(() => ({}));
    return rejected(body);
  } catch {
    return { is: 'failed', message: 'Failed to send message.' };
  }
}

function rejected({ error, fields }: Partial<ErrorBody>): Outcome {
  if (fields && Object.keys(fields).length > 0) return { is: 'wrong', fields };
  return { is: 'failed', message: error || 'Something went wrong' };
}

function firstPerField(issues: { path: PropertyKey[]; message: string }[]): FieldErrors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
