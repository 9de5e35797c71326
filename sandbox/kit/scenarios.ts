import { z } from 'zod';

/** How the next payment goes. Each part can be chosen alone: a browser that never returns may or may not have a webhook. */
export const paymentScenario = z.object({
  /** `decline` is PayPal's completed order with a declined capture; `authorise` is money promised, not taken. */
  payment: z.enum(['pay', 'fail', 'wait', 'authorise', 'decline']).default('pay'),
  webhook: z.enum(['after', 'before', 'late', 'twice', 'never', 'forged']).default('after'),
  browser: z.enum(['told', 'silent']).default('told'),
  /** What is taken instead of the order's amount. */
  amountMinor: z.int().positive().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

/** How the next refund goes. */
export const refundScenario = z.object({
  refund: z.enum(['processed', 'pending', 'failed']).default('processed'),
  webhook: paymentScenario.shape.webhook,
});

/** What goes wrong with the next calls of the API. */
export const fault = z.object({
  /**
   * `time-out` does nothing and never answers; `answer-lost` does what was asked and never answers; `busy` is 429; `nonsense`
   * is a page instead of JSON; `huge` is right and ten megabytes long.
   */
  fault: z.enum(['time-out', 'answer-lost', 'error-500', 'busy', 'nonsense', 'huge']),
  /** `any`, or a call such as `POST /v1/payments/:id/capture`. */
  on: z.string().max(100).default('any'),
});

export const times = z.object({ times: z.int().min(1).max(1000).default(1) });

export type PaymentScenario = z.infer<typeof paymentScenario>;
/** Part of a plan; the rest goes well. */
export type AskedScenario = z.input<typeof paymentScenario>;
export type RefundScenario = z.infer<typeof refundScenario>;
export type Fault = z.infer<typeof fault>;

export interface ScenarioData {
  plans: PaymentScenario[];
  refundPlans: RefundScenario[];
  faults: Fault[];
}

/** The outcomes that were asked for and have not happened yet, first come, first served. */
export class Scenarios {
  readonly #data: ScenarioData;

  constructor(data: ScenarioData) {
    this.#data = data;
  }

  plan(scenario: PaymentScenario, count: number): void {
    for (let n = 0; n < count; n++) this.#data.plans.push(scenario);
  }

  addRefund(scenario: RefundScenario, count: number): void {
    for (let n = 0; n < count; n++) this.#data.refundPlans.push(scenario);
  }

  break(fault: Fault, count: number): void {
    for (let n = 0; n < count; n++) this.#data.faults.push(fault);
  }

  /** A scripted plan wins over what the window or a test asks for: that is what it was scripted for. */
  nextPayment(asked: AskedScenario): PaymentScenario {
    return this.#data.plans.shift() ?? paymentScenario.parse(asked);
  }

  nextRefund(): RefundScenario {
    return this.#data.refundPlans.shift() ?? refundScenario.parse({});
  }

  nextFault(call: string): Fault | undefined {
    const index = this.#data.faults.findIndex(({ on }) => on === 'any' || on === call);
    return index < 0 ? undefined : this.#data.faults.splice(index, 1)[0];
  }

  clear(): void {
    this.#data.plans.length = 0;
    this.#data.refundPlans.length = 0;
    this.#data.faults.length = 0;
  }
}
