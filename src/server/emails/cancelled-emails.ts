import { adminEmails } from '../../messages/admin-emails.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { type ExpectedRefund, refundAmountText } from '../../rules/refund-text.ts';
import { amountText } from './amount-text.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { dayText, emailLabels, emailTexts, pageUrl, trackingUrl } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

interface CancelledOrder extends Reader {
  id: string;
  number: number;
  phone: string;
}

/** An order that the customer cancelled: one e-mail to the customer, one to the shop. */
export const cancelledEmails = {
  customer: (
    order: CancelledOrder,
    refund: ExpectedRefund | undefined,
    from: Pick<Sender, 'shopUrl' | 'signTracking' | 'textsIn'>,
  ): EmailContent => {
    const { id, number, language } = order;
    const { line, paragraphs } = emailTexts(from, language, 'cancelled', {
      number: String(number),
      ...(refund && { amount: refundAmountText(refund), date: dayText(refund.expectedBy, language) }),
    });
    // a payment that was recorded by hand, or whose method has left the shop
    const refundField = refund && line(refund.provider) ? refund.provider : 'outside';
    return {
      subject: line('subject'),
      ...greet(order),
      paragraphs: paragraphs('text', refund ? refundField : 'unpaid'),
      link: { text: emailLabels(from, language)('follow'), url: trackingUrl(from, language, id) },
    };
  },
  shop: (
    { id, number, name, phone }: CancelledOrder,
    refund: ExpectedRefund | undefined,
    from: Pick<Sender, 'shopUrl'>,
  ): EmailContent => ({
    subject: adminEmails.cancelledSubject(number),
    greeting: adminEmails.hasCancelled({ name, number }),
    paragraphs: [
      refund ? adminEmails.cancelledPaid(amountText(refund)) : adminEmails.cancelledUnpaid,
      adminEmails.onSaleAgain,
    ],
    rows: phone ? [[adminEmails.phone, phone]] : [],
    link: { text: adminEmails.openOrder, url: pageUrl(from, currentLanguage(), `/admin/orders/${id}`) },
  }),
};
