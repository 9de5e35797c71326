import type { EmailContent, Sender } from './email-layout.ts';

export function welcomeEmail({
  name,
  shopName,
  shopUrl,
}: { name: string } & Pick<Sender, 'shopName' | 'shopUrl'>): EmailContent {
  return {
    subject: `Welcome to ${shopName}`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'Your account is ready. You can keep a cart and a wishlist, order, and follow each order until it is at your door.',
    ],
    link: { text: 'Start Shopping', url: `${shopUrl}/product` },
    ending: 'You did not register? Then please write to us, and we remove the account.',
  };
}
