import path from 'node:path';
import { JsonFile } from '../kit/json-file.ts';
import type { ScenarioData } from '../kit/scenarios.ts';
import type { Webhook } from '../kit/webhook-dispatcher.ts';
import { type Order, type Payment, RazorpayError, type Refund } from './entities.ts';

interface Data extends ScenarioData {
  orders: Record<string, Order>;
  /** Orders whose payments wait for the shop's capture call. */
  manual: string[];
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  /** Request and refund of each idempotency key. */
  refundKeys: Record<string, { asked: string; refundId: string }>;
  webhooks: Webhook[];
}

/** Persistent data of the simulated Razorpay. */
export class RazorpayStore {
  readonly #file: JsonFile<Data>;

  constructor(dataDir: string) {
    this.#file = new JsonFile<Data>(path.join(dataDir, 'razorpay.json'), {
      orders: {},
      manual: [],
      payments: {},
      refunds: {},
      refundKeys: {},
      webhooks: [],
      plans: [],
      refundPlans: [],
      faults: [],
    });
  }

  get data(): Data {
    return this.#file.data;
  }

  save(): Promise<void> {
    return this.#file.save();
  }

  order(id: string): Order {
    return getRecord(this.data.orders, id);
  }

  payment(id: string): Payment {
    return getRecord(this.data.payments, id);
  }

  refund(id: string): Refund {
    return getRecord(this.data.refunds, id);
  }

  ordersOf(receipt: string | undefined): Order[] {
    const newestFirst = Object.values(this.data.orders).toReversed();
    return receipt === undefined ? newestFirst : newestFirst.filter((order) => order.receipt === receipt);
  }

  paymentsOf(orderId: string): Payment[] {
    return Object.values(this.data.payments).filter((payment) => payment.order_id === orderId);
  }

  refundsOf(paymentId: string): Refund[] {
    return Object.values(this.data.refunds).filter((refund) => refund.payment_id === paymentId);
  }
}

function getRecord<T>(records: Record<string, T>, id: string): T {
  const record = Object.hasOwn(records, id) ? records[id] : undefined;
  if (!record) throw new RazorpayError('The id provided does not exist');
  return record;
}
