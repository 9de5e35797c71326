import type { RefundTexts } from '../rules/page-sections/emails/with-refund-texts.ts';
import type { Extension } from './extension.ts';
import type { Text } from './text.ts';

/** How the payment methods refund, for the editor of the e-mails and for the e-mail itself. */
export function refundTextsOf(extensions: readonly Pick<Extension, 'payments'>[]): RefundTexts[] {
  return extensions
    .flatMap(({ payments = [] }) => payments)
    .flatMap(({ id, label, texts: { refundEmail } }) =>
      refundEmail ? [{ id, method: localized(label), text: localized(refundEmail) }] : [],
    );
}

function localized(text: Text) {
  return typeof text === 'string' ? { en: text } : text;
}
