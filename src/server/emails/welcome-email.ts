import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';
import { paragraphsOf } from './paragraphs-of.ts';

export function welcomeEmail({
  name,
  shopName,
  shopUrl,
  texts,
}: { name: string } & Pick<Sender, 'shopName' | 'shopUrl' | 'texts'>): EmailContent {
  return {
    subject: `Welcome to ${shopName}`,
    ...greet(name),
    paragraphs: paragraphsOf(texts, 'welcome'),
    link: { text: 'Start Shopping', url: `${shopUrl}/product` },
    ending: 'You did not register? Then please write to us, and we remove the account.',
  };
}
