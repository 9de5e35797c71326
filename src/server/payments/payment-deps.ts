import type { Seller } from '../../contract/invoice.ts';
import { courierRates } from '../../extension/courier-rates.ts';
import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import type { Sender } from '../emails/email-layout.ts';
import { cachedBy } from '../platform/cached-by.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { createExchangeRate, type ExchangeRate } from '../providers/exchange-rate.ts';
import { createPaypal, type Paypal } from '../providers/paypal.ts';
import type { HttpSettings } from '../providers/provider-http.ts';
import { createRazorpay, type Razorpay } from '../providers/razorpay.ts';
import { storedExchangeRate } from './exchange-rates.store.ts';
import { missingSource } from './missing-source.ts';
import type { PaymentSource, Provider } from './payment-source.ts';
import { paypalSource } from './paypal-source.ts';
import { razorpaySource } from './razorpay-source.ts';

export interface PaymentDeps {
  db: Db;
  jobs: Jobs;
  log: Log;
  sender: () => Promise<Sender>;
  /** As it is printed on invoices. */
  seller: () => Promise<Seller>;
  razorpay: Razorpay;
  paypal: Paypal;
  /** Whether the shop has keys for PayPal. */
  offersPaypal: boolean;
  exchangeRate: ExchangeRate;
  /** Of a courier, if the shop has one with rates. */
  rates: DeliveryRates | undefined;
  sources: Record<Provider, PaymentSource>;
  /** For the browser. */
  scripts: { checkoutUrl: string; sdkUrl: string };
}

/** For use inside a transaction: sender and seller are read before, because reading them takes a second connection. */
export interface WritingDeps extends PaymentDeps {
  from: Sender;
  soldBy: Seller;
}

export async function writingDeps(deps: PaymentDeps): Promise<WritingDeps> {
  return { ...deps, from: await deps.sender(), soldBy: await deps.seller() };
}

export interface PaymentDepsInput extends Pick<PaymentDeps, 'db' | 'jobs' | 'log' | 'sender' | 'seller'> {
  config: Pick<Config, 'razorpay' | 'paypal' | 'exchangeRateUrl' | 'extensions'>;
}

/** The clients are those of the keys of now: an admin may enter others while the shop runs. */
export function createPaymentDeps(
  { config, ...input }: PaymentDepsInput,
  settings: HttpSettings = {},
): PaymentDeps {
  const razorpay = cachedBy(
    () => config.razorpay,
    (keys) => {
      const client = createRazorpay(keys, settings);
      return { client, source: razorpaySource(client, keys.environment) };
    },
  );
  const paypal = cachedBy(
    () => config.paypal,
    (keys) => {
      const client = createPaypal(keys, settings);
      const source = keys.isOffered ? paypalSource(client, keys) : missingSource(keys.environment);
      return { client, source };
    },
  );
  return {
    ...input,
    rates: courierRates(config.extensions),
    get razorpay() {
      return razorpay().client;
    },
    get paypal() {
      return paypal().client;
    },
    get offersPaypal() {
      return config.paypal.isOffered;
    },
    exchangeRate: createExchangeRate({ url: config.exchangeRateUrl, store: storedExchangeRate(input.db) }),
    sources: {
      get razorpay() {
        return razorpay().source;
      },
      get paypal() {
        return paypal().source;
      },
    },
    get scripts() {
      return { checkoutUrl: config.razorpay.checkoutUrl, sdkUrl: config.paypal.sdkUrl };
    },
  };
}
