import path from 'node:path';
import { JsonFile } from '../kit/json-file.ts';
import type { ScenarioData } from '../kit/scenarios.ts';
import type { Webhook } from '../kit/webhook-dispatcher.ts';
import { type Capture, type Order, PaypalError, type Refund } from './entities.ts';

interface Data extends ScenarioData {
  orders: Record<string, Order>;
  captures: Record<string, Capture>;
  refunds: Record<string, Refund>;
  /** Stored response of each PayPal-Request-Id (idempotency key). */
  requests: Record<string, string>;
  webhooks: Webhook[];
}

/** Persistent data of the simulated PayPal. */
export class PaypalStore {
  readonly #file: JsonFile<Data>;

  constructor(dataDir: string) {
    this.#file = new JsonFile<Data>(path.join(dataDir, 'paypal.json'), {
      orders: {},
      captures: {},
      refunds: {},
      requests: {},
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

  capture(id: string): Capture {
    return getRecord(this.data.captures, id);
  }

  refund(id: string): Refund {
    return getRecord(this.data.refunds, id);
  }

  refundsOf(captureId: string): Refund[] {
    return Object.values(this.data.refunds).filter((refund) => refund.captureId === captureId);
  }
}

function getRecord<T>(records: Record<string, T>, id: string): T {
  const record = Object.hasOwn(records, id) ? records[id] : undefined;
  if (!record) throw new PaypalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  return record;
}
