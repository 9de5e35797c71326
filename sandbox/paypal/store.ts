import path from 'node:path';
import { JsonFile } from '../kit/json-file.ts';
import type { ScenarioData } from '../kit/scenarios.ts';
import type { Webhook } from '../kit/webhook-dispatcher.ts';
import { type Capture, type Order, PaypalError, type Refund } from './entities.ts';

interface Data extends ScenarioData {
  orders: Record<string, Order>;
  captures: Record<string, Capture>;
  refunds: Record<string, Refund>;
  /** The answer that each PayPal-Request-Id got. */
  requests: Record<string, string>;
  webhooks: Webhook[];
}

/** Everything this PayPal knows; a restart loses none of it. */
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
    return known(this.data.orders, id);
  }

  capture(id: string): Capture {
    return known(this.data.captures, id);
  }

  refund(id: string): Refund {
    return known(this.data.refunds, id);
  }

  refundsOf(captureId: string): Refund[] {
    return Object.values(this.data.refunds).filter((refund) => refund.captureId === captureId);
  }
}

function known<T>(records: Record<string, T>, id: string): T {
  const record = Object.hasOwn(records, id) ? records[id] : undefined;
  if (!record) throw new PaypalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  return record;
}
