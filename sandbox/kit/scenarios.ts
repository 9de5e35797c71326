import { z } from 'zod';

/** Scenario of the next payment. Payment, webhook and browser outcome can be combined freely. */
export const paymentScenario = z.object({
  /** `decline` is PayPal's completed order with a declined capture; `authorise` is authorized but not captured. */
  payment: z.enum(['pay', 'fail', 'wait', 'authorise', 'decline']).default('pay'),
  webhook: z.enum(['after', 'before', 'late', 'twice', 'never', 'forged']).default('after'),
  browser: z.enum(['told', 'silent']).default('told'),
  /** Charged instead of the order's amount. */
  amountMinor: z.int().positive().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

/** Scenario of the next refund. */
export const refundScenario = z.object({
  refund: z.enum(['processed', 'pending', 'failed']).default('processed'),
  webhook: paymentScenario.shape.webhook,
});

/** A fault of the next API calls. */
export const fault = z.object({
  /**
   * `time-out` does nothing and never responds; `answer-lost` processes the request but never responds; `busy` is 429;
   * `nonsense` is an HTML page instead of JSON; `huge` is a correct response of ten megabytes.
   */
  fault: z.enum(['time-out', 'answer-lost', 'error-500', 'busy', 'nonsense', 'huge']),
  /** `any`, or a call such as `POST /v1/payments/:id/capture`. */
  on: z.string().max(100).default('any'),
});

export const times = z.object({ times: z.int().min(1).max(1000).default(1) });

export type PaymentScenario = z.infer<typeof paymentScenario>;
/** Omitted fields have the successful default. */
export type PaymentScenarioInput = z.input<typeof paymentScenario>;
export type RefundScenario = z.infer<typeof refundScenario>;
export type Fault = z.infer<typeof fault>;

export interface ScenarioData {
  plans: PaymentScenario[];
  refundPlans: RefundScenario[];
  faults: Fault[];
}

/** Queue of planned scenarios and faults, first in, first out. */
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

  /** A planned scenario takes precedence over the outcome that the payment window or a test requests. */
  nextPayment(requested: PaymentScenarioInput): PaymentScenario {
    return this.#data.plans.shift() ?? paymentScenario.parse(requested);
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
