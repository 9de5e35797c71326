import { adminEmails } from '../../messages/admin-emails.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import type { EmailContent } from './email-layout.ts';
import { pageUrl } from './email-texts.ts';

/** To the admins: an endpoint has failed for days, or says that it is gone. */
export function webhookDisabledEmail(
  { id, url, error }: { id: string; url: string; error: string },
  shopUrl: string,
): EmailContent {
  return {
    subject: adminEmails.webhookDisabledSubject(new URL(url).host),
    greeting: adminEmails.webhookDisabled,
    paragraphs: [adminEmails.webhookDisabledNote],
    rows: [
      [adminEmails.endpoint, url],
      [adminEmails.lastError, error],
    ],
    link: {
      text: adminEmails.openEndpoint,
      url: pageUrl({ shopUrl }, currentLanguage(), `/admin/webhooks/${id}`),
    },
  };
}
