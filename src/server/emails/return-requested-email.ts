import { adminEmails } from '../../messages/admin-emails.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import type { RequestKind } from '../../rules/returns.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { pageUrl } from './email-texts.ts';

/** To the shop: a customer asks for something after the sale. */
export function returnRequestedEmail(
  request: { orderId: string; number: number; kind: RequestKind; text: string },
  from: Pick<Sender, 'shopUrl'>,
): EmailContent {
  return {
    subject: adminEmails.requestSubject(request),
    greeting: adminEmails.customerAsks,
    paragraphs: [request.text],
    link: {
      text: adminEmails.answer,
      url: pageUrl(from, currentLanguage(), `/admin/orders/${request.orderId}`),
    },
  };
}
