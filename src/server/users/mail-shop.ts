import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import type { EmailContent, Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { findUserByEmail, selectActiveStaff } from './users.store.ts';

/** Who decides about stock, payments and providers. */
const RECIPIENTS = ['owner', 'manager'] as const;

/** Called in the language of who reads it. */
type Content = (language: Language) => EmailContent | Promise<EmailContent>;

interface ShopMail {
  replyTo?: { name: string; address: string };
  content: Content;
}

/** Mails the shop's own address, if it has one. */
export async function mailShop(
  { jobs, sender }: { jobs: Jobs; sender: Pick<Sender, 'shopName' | 'shopEmail'> },
  tx: Db,
  { content, ...mail }: ShopMail,
): Promise<void> {
  const { shopName, shopEmail } = sender;
  if (!shopEmail) return;
  const language = await languageAt(tx, shopEmail);
  await enqueueEmail(jobs, tx, {
    ...mail,
    to: { name: shopName, address: shopEmail },
    content: await inLanguage(language, content),
  });
}

/** Mails every owner and manager in their own language. */
export async function mailAdmins(jobs: Jobs, tx: Db, content: Content): Promise<void> {
  for (const { name, email, language } of await selectActiveStaff(tx, RECIPIENTS)) {
    await enqueueEmail(jobs, tx, {
      to: { name, address: email },
      content: await inLanguage(language, content),
    });
  }
}

async function inLanguage(language: Language, content: Content): Promise<EmailContent> {
  return { ...(await languageScope.run(language, () => content(language))), language };
}

/** Of the account with this address; without one, the language that all admins share. */
async function languageAt(db: Db, address: string): Promise<Language> {
  const account = await findUserByEmail(db, address);
  if (account) return account.language;
  const [first, ...others] = new Set(
    (await selectActiveStaff(db, RECIPIENTS)).map(({ language }) => language),
  );
  return first && others.length === 0 ? first : DEFAULT_LANGUAGE;
}
