import { textOf } from '../../extension/text.ts';
import { returns } from '../../messages/returns.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import type { OfferedPayment } from '../../rules/payment-methods.ts';
import type { Config } from '../platform/config/config.ts';
import { paymentMethodsOf } from './payment-methods-of.ts';

/** The payment methods that customers can choose, with their texts for pages and e-mails. */
export function offeredPayments(config: Config, language: Language = DEFAULT_LANGUAGE): OfferedPayment[] {
  const offered = new Set(paymentMethodsOf(config));
  return config.extensions
    .flatMap(({ payments = [] }) => payments)
    .filter(({ method }) => offered.has(method))
    .map(({ method, provider, texts: { howToPay, orInTerms, termsNote, refundWay } }) => ({
      method,
      provider,
      howToPay: textOf(howToPay, language),
      orInTerms: orInTerms && textOf(orInTerms, language),
      termsNote: termsNote && textOf(termsNote, language),
      refundWay: textOf(refundWay, language),
    }));
}

/** Where a refund goes, in the language of the request. The payment method may have left the shop since. */
export function refundTarget({ extensions }: Pick<Config, 'extensions'>, provider: string): string {
  const payment = extensions.flatMap(({ payments = [] }) => payments).find(({ id }) => id === provider);
  if (!payment) return returns.toYou;
  const { refundTarget: target, refundWay } = payment.texts;
  return textOf(target ?? refundWay);
}
