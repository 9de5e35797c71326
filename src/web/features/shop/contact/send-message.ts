import { contactMessage } from '../../../../contract/contact.ts';
import { contact } from '../../../../messages/contact.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Validates the form as the server does, then sends it. */
export async function sendMessage(form: FormData): Promise<void> {
  const input = Object.fromEntries(form);
  const parsed = contactMessage.safeParse(input);
  if (!parsed.success) throw new ActionError(contact.failed, firstPerField(parsed.error.issues));
  const call = browserApi().api.contact['send-contact-email'].$post({
    json: { ...parsed.data, website: String(input.website ?? '') },
  });
  await callApi(call, { noMessage: contact.somethingWrong, noConnection: contact.failed });
}

function firstPerField(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
