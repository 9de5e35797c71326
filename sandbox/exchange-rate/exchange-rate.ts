import { Hono } from 'hono';
import { faults } from '../kit/faults.ts';
import { Scenarios } from '../kit/scenarios.ts';

const USUAL_RATE = 0.01187;

export interface ExchangeRateSandbox {
  app: Hono;
  scenarios: Scenarios;
  /** What is told as the rate from now on: a number, or nonsense of any kind. Without it, the usual rate. */
  set(rate: unknown): void;
  current(): unknown;
}

/** Frankfurter's latest rates for rupees. */
export function exchangeRateSandbox(stopped: AbortSignal, maxHangMs: number): ExchangeRateSandbox {
  const scenarios = new Scenarios({ plans: [], refundPlans: [], faults: [] });
  let rate: unknown = USUAL_RATE;
  const app = new Hono();
  app.use('/v1/*', faults(scenarios, stopped, maxHangMs));
  app.get('/v1/latest', (context) => {
    const { base, symbols } = context.req.query();
    if (base !== 'INR' || symbols !== 'USD') return context.json({ message: 'not found' }, 404);
    return context.json({
      amount: 1,
      base,
      date: new Date().toISOString().slice(0, 10),
      rates: { USD: rate },
    });
  });
  return {
    app,
    scenarios,
    set: (newRate) => {
      rate = newRate === undefined ? USUAL_RATE : newRate;
    },
    current: () => rate,
  };
}
