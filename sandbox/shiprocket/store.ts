import path from 'node:path';
import { z } from 'zod';
import { JsonFile } from '../kit/json-file.ts';

export interface Scan {
  date: string;
  status: string;
  activity: string;
  location: string;
  'sr-status': string;
  'sr-status-label': string;
}

export interface SimulatedOrder {
  id: number;
  parcelId: number;
  /** The shop's `order_id`. */
  reference: string;
  pincode: string;
  isCash: boolean;
  collect: number;
  awb: string;
  courier: string;
  isCancelled: boolean;
  hasPickup: boolean;
  isManifested: boolean;
  /** What the shop asked for after a failed delivery. */
  reattempts?: { action: string; comments: string }[];
  /** Oldest first. */
  scans: Scan[];
}

/** A fault of the next call whose path begins with `on`. */
export const courierFault = z.object({
  fault: z.enum([
    'error-401',
    'busy',
    'error-500',
    'error-500-after',
    'silent',
    'silent-after',
    'not-served',
    'no-cash',
    'awb-refused',
    'no-credit',
  ]),
  on: z.string().max(100).default(''),
  times: z.int().min(1).max(100).default(1),
});
export type CourierFault = z.infer<typeof courierFault>;

interface Data {
  orders: SimulatedOrder[];
  lastId: number;
  faults: Omit<CourierFault, 'times'>[];
  calls: string[];
}

const MAX_CALLS = 500;

/** Simulated Shiprocket account; survives a restart of the demo. */
export class CourierStore extends JsonFile<Data> {
  constructor(dataDir: string) {
    super(path.join(dataDir, 'sandbox', 'shiprocket.json'), { orders: [], lastId: 0, faults: [], calls: [] });
  }

  newId(): number {
    this.data.lastId += 1;
    return 500_000 + this.data.lastId;
  }

  byReference(reference: string): SimulatedOrder | undefined {
    return this.data.orders.find((order) => order.reference === reference);
  }

  byId(id: unknown): SimulatedOrder | undefined {
    return this.data.orders.find((order) => String(order.id) === String(id));
  }

  byParcel(id: unknown): SimulatedOrder | undefined {
    return this.data.orders.find(({ parcelId }) => String(parcelId) === String(id));
  }

  byNumber(awb: unknown): SimulatedOrder | undefined {
    return this.data.orders.find((order) => order.awb !== '' && order.awb === String(awb));
  }

  nextFault(call: string): Omit<CourierFault, 'times'> | undefined {
    this.data.calls.push(call);
    if (this.data.calls.length > MAX_CALLS) this.data.calls.shift();
    const index = this.data.faults.findIndex(({ on }) => call.includes(on));
    return index < 0 ? undefined : this.data.faults.splice(index, 1)[0];
  }
}
