import { eq } from 'drizzle-orm';
import { readUsdRate, usdRateText } from '../../rules/usd.ts';
import type { Db } from '../platform/db/db.ts';
import { exchangeRates } from '../platform/db/schema/payments.ts';
import type { ExchangeRateOptions } from '../providers/exchange-rate.ts';

/** The last valid rate is stored in the database, so that it survives a restart during an outage. */
export function storedExchangeRate(db: Db): NonNullable<ExchangeRateOptions['store']> {
  return {
    load: async () => {
      const [row] = await db.select().from(exchangeRates).where(eq(exchangeRates.currency, 'USD'));
      const rate = readUsdRate(Number(row?.rate));
      return row && rate ? { rate, at: row.fetchedAt } : undefined;
    },
    save: async ({ rate, at }) => {
      const known = { rate: usdRateText(rate), fetchedAt: at };
      await db
        .insert(exchangeRates)
        .values({ currency: 'USD', ...known })
        .onConflictDoUpdate({ target: exchangeRates.currency, set: known });
    },
  };
}
