import { Hono } from 'hono';
import { faults } from '../kit/faults.ts';
import { Scenarios } from '../kit/scenarios.ts';

const DEFAULT_RATE = 0.01187;

export interface ExchangeRateSandbox {
  app: Hono;
  scenarios: Scenarios;
  /** Sets the returned rate: a number, or any invalid value. Undefined restores the default. */
  set(rate: unknown): void;
  current(): unknown;
}

/** Simulates Frankfurter's exchange rate API for rupees. */
export function exchangeRateSandbox(stopped: AbortSignal, maxHangMs: number): ExchangeRateSandbox {
  const scenarios = new Scenarios({ plans: [], refundPlans: [], faults: [] });
  let rate: unknown = DEFAULT_RATE;
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
      rate = newRate === undefined ? DEFAULT_RATE : newRate;
    },
    current: () => rate,
  };
}
