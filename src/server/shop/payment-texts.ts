import { textOf } from '../../extension/text.ts';
import { returns } from '../../messages/returns.ts';
import { type CashTerms, NO_CASH } from '../../rules/cash-on-delivery.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { formatRupees } from '../../rules/money.ts';
import { CASH_ON_DELIVERY, type OfferedPayment } from '../../rules/payment-methods.ts';
import type { Config } from '../platform/config/config.ts';
import { paymentMethodsOf } from './payment-methods-of.ts';

/** The payment methods that customers can choose, with their texts for pages and e-mails. */
export function offeredPayments(
  config: Config,
  cash: Partial<CashTerms>,
  language: Language = DEFAULT_LANGUAGE,
): OfferedPayment[] {
  const offered = new Set(paymentMethodsOf(config, cash));
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
      ...(method === CASH_ON_DELIVERY && { cash: factsOf({ ...NO_CASH, ...cash }) }),
    }));
}

const factsOf = ({ minOrder, maxOrder, fee }: CashTerms) => ({
  from: formatRupees(minOrder),
  upTo: formatRupees(maxOrder),
  fee: fee > 0 ? formatRupees(fee) : '',
});

/** Where a refund goes, in the language of the request. The payment method may have left the shop since. */
export function refundTarget({ extensions }: Pick<Config, 'extensions'>, provider: string): string {
  const payment = extensions.flatMap(({ payments = [] }) => payments).find(({ id }) => id === provider);
  if (!payment) return returns.toYou;
  const { refundTarget: target, refundWay } = payment.texts;
  return textOf(target ?? refundWay);
}
