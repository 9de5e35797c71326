import type { ContactMessage } from '../../contract/contact.ts';
import type { EmailContent } from './email-layout.ts';

/** To the shop: a visitor has used the contact form. */
export function contactMessageEmail({ name, email, subject, message }: ContactMessage): EmailContent {
  return {
    subject: `Message: ${subject}`,
    greeting: `${name} wrote to the shop:`,
    paragraphs: [message],
    rows: [['Email', email]],
    ending: 'Answer this mail to write back.',
  };
}
