import type { EmailPreview } from '../../../contract/admin/email-previews.ts';
import type { Language } from '../../../rules/languages.ts';
import { firstRefund } from '../../../rules/page-sections/emails/with-refund-texts.ts';
import type { Pages } from '../../../rules/page-sections/pages.ts';
import { visibleSections } from '../../../rules/page-sections/resolve-sections.ts';
import type { Texts } from '../../../rules/page-sections/section-types.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { sampleEmails } from '../../emails/sample-emails.ts';
import type { Db } from '../../platform/db/db.ts';
import { languageScope } from '../../platform/language-scope.ts';
import { getDraft } from './get-page.ts';

/**
 * E-mails as customers would get them if the draft of their texts was published. The logo has no host: an admin may use
 * another address of the shop, whose pages show only pictures of their own host.
 */
export async function previewEmails(
  db: Db,
  pages: Pages,
  values: Texts,
  sender: Sender,
  language: Language,
): Promise<EmailPreview[]> {
  const logo = sender.logo && { ...sender.logo, url: new URL(sender.logo.url).pathname };
  const draft = await getDraft(db, pages, 'emails');
  const texts = visibleSections(pages.emails, draft, { values, language });
  return languageScope.run(language, () =>
    sampleEmails({ ...sender, logo, textsIn: () => texts }, language, firstRefund(pages.emails)),
  );
}
