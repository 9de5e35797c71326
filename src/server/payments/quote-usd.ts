import { paymentIssues } from '../../messages/payment-issues.ts';
import { onlineTotal } from '../../rules/cash-on-delivery.ts';
import { type UsdRate, usdCents, usdRateText } from '../../rules/usd.ts';
import { type LockedOrder, saveQuote } from '../orders/locked-order.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { type PaymentDeps, writingDeps } from './payment-deps.ts';
import { reportIssue } from './report-issue.ts';

export interface UsdQuote {
  rate: string;
  cents: number;
  validUntil: Date;
}

const VALID_MS = 30 * 60_000;

/** The current exchange rate. It is requested before any row is locked. */
export async function currentRate(deps: PaymentDeps): Promise<UsdRate> {
  const { rate, source } = await deps.exchangeRate.usdPerRupee();
  if (source === 'fallback') {
    const writing = await writingDeps(deps);
    await deps.db.transaction((tx) =>
      reportIssue(writing, tx, {
        kind: 'exchange-rate',
        subject: new Date().toISOString().slice(0, 10),
        details: () => paymentIssues.fixedRate(usdRateText(rate)),
      }),
    );
  }
  return rate;
}

/** The price of the order in dollars: the saved quote while it is valid, otherwise at the current rate. */
export async function quoteUsd(tx: Db, order: LockedOrder, rate: UsdRate): Promise<UsdQuote> {
  const now = await databaseNow(tx);
  const { quoteRate, quoteCents, quoteUntil } = order;
  if (quoteRate !== null && quoteCents !== null && quoteUntil !== null && quoteUntil > now) {
    return { rate: quoteRate, cents: quoteCents, validUntil: quoteUntil };
  }
  const quote = {
    rate: usdRateText(rate),
    cents: usdCents(onlineTotal(order), rate),
    validUntil: new Date(now.getTime() + VALID_MS),
  };
  await saveQuote(tx, order, {
    quoteRate: quote.rate,
    quoteCents: quote.cents,
    quoteUntil: quote.validUntil,
  });
  return quote;
}
