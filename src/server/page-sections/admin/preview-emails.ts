import type { EmailPreview } from '../../../contract/admin/email-previews.ts';
import type { Texts } from '../../../rules/page-sections/section-types.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { sampleEmails } from '../../emails/sample-emails.ts';
import type { Db } from '../../platform/db/db.ts';
import { previewPage } from './get-page.ts';

/** E-mails as customers would get them if the draft of their texts was published. */
export async function previewEmails(db: Db, values: Texts, sender: Sender): Promise<EmailPreview[]> {
  return sampleEmails({ ...sender, texts: await previewPage(db, 'emails', values) });
}
