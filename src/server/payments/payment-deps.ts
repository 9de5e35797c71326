import type { Seller } from '../../contract/invoice.ts';
import { courierRates } from '../../extension/courier-rates.ts';
import type { PaymentSource } from '../../extension/payment-source.ts';
import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import { findCodeChannel } from '../channels/code-channel.ts';
import type { Sender } from '../emails/email-layout.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { createExchangeRate, type ExchangeRate } from '../providers/exchange-rate.ts';
import { storedExchangeRate } from './exchange-rates.store.ts';
import { missingSource } from './missing-source.ts';
import type { MountedPayment } from './mount-payments.ts';

export interface PaymentDeps {
  db: Db;
  jobs: Jobs;
  log: Log;
  sender: () => Promise<Sender>;
  /** As it is printed on invoices. */
  seller: () => Promise<Seller>;
  exchangeRate: ExchangeRate;
  /** Of a courier, if the shop has one with rates. */
  rates: DeliveryRates | undefined;
  payments: readonly MountedPayment[];
  /** Whether codes can go by text message. */
  hasSms: () => boolean;
  /** By the id of the payment method. A method whose extension was removed has none. */
  sources: Readonly<Partial<Record<string, PaymentSource>>>;
}

/** For use inside a transaction: sender and seller are read before, because reading them takes a second connection. */
export interface WritingDeps extends PaymentDeps {
  from: Sender;
  soldBy: Seller;
}

export async function writingDeps(deps: PaymentDeps): Promise<WritingDeps> {
  return { ...deps, from: await deps.sender(), soldBy: await deps.seller() };
}

export interface PaymentDepsInput
  extends Pick<PaymentDeps, 'db' | 'jobs' | 'log' | 'sender' | 'seller' | 'payments'> {
  config: Pick<Config, 'exchangeRateUrl' | 'extensions' | 'settingsInput'>;
}

/** The sources are those of the keys of now: an admin may enter others while the shop runs. */
export function createPaymentDeps({ config, ...input }: PaymentDepsInput): PaymentDeps {
  const sources = {};
  for (const mounted of input.payments) {
    Object.defineProperty(sources, mounted.payment.id, { enumerable: true, get: () => sourceOf(mounted) });
  }
  return {
    ...input,
    rates: courierRates(config.extensions),
    hasSms: () => findCodeChannel(config) !== undefined,
    exchangeRate: createExchangeRate({ url: config.exchangeRateUrl, store: storedExchangeRate(input.db) }),
    sources,
  };
}

function sourceOf({ settings, server }: MountedPayment): PaymentSource {
  const { isOffered, environment } = settings();
  return isOffered ? server() : missingSource(environment);
}

export function findMounted({ payments }: PaymentDeps, id: string): MountedPayment | undefined {
  return payments.find(({ payment }) => payment.id === id);
}
