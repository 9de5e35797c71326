import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentScenario } from './scenarios.ts';

export interface Webhook {
  id: string;
  event: string;
  /** The order concerned, for the list on the control page. */
  about: string;
  body: string;
  /** `failed`: no more retries; `dropped`: the scenario never sends it. */
  state: 'waiting' | 'held' | 'delivered' | 'failed' | 'dropped';
  isForged: boolean;
  madeAt: string;
  /** The shop's status code of each delivery, or the error. */
  results: (number | string)[];
}

export type NewWebhook = Pick<Webhook, 'id' | 'event' | 'about' | 'body'>;

export interface WebhookDispatcherOptions {
  url: string;
  records: Webhook[];
  save: () => Promise<void>;
  /** The provider's headers, signed over the body. */
  sign: (webhook: Webhook) => Promise<Record<string, string>>;
  /** Delays before the retries of a failed delivery. */
  retryDelaysMs: readonly number[];
  stopped: AbortSignal;
}

const DELIVERY_TIMEOUT_MS = 5000;
const MAX_STORED = 500;

/** Delivers webhooks to the shop like a provider: at least once, with retries, in the order of the scenario. */
export class WebhookDispatcher {
  readonly #options: WebhookDispatcherOptions;
  readonly #running = new Set<Promise<unknown>>();

  constructor(options: WebhookDispatcherOptions) {
    this.#options = options;
    // undelivered webhooks of the last run; delayed, because the shop may not be listening yet
    for (const webhook of options.records) if (webhook.state === 'waiting') this.#retry(webhook);
  }

  get list(): readonly Webhook[] {
    return this.#options.records;
  }

  /** Resolves when the browser may be notified: immediately, or after the delivery when the webhook comes first. */
  async post(events: NewWebhook[], scenario: Pick<PaymentScenario, 'webhook'>): Promise<void> {
    const webhooks = events.map((event) => this.#record(event, scenario.webhook));
    await this.#options.save();
    if (scenario.webhook === 'late' || scenario.webhook === 'never') return;
    const deliveries = this.#track(this.#deliverAll(webhooks, scenario.webhook === 'twice' ? 2 : 1));
    if (scenario.webhook === 'before') await deliveries;
  }

  /** Sends a webhook again, whatever its state. */
  async send(id: string): Promise<Webhook | undefined> {
    const webhook = this.#options.records.find((record) => record.id === id);
    if (webhook) await this.#track(this.#deliver(webhook));
    return webhook;
  }

  async releaseHeld(): Promise<Webhook[]> {
    const held = this.#options.records.filter(({ state }) => state === 'held');
    await this.#track(this.#deliverAll(held, 1));
    return held;
  }

  /** Resolves when every running delivery has its first response. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #record(event: NewWebhook, timing: PaymentScenario['webhook']): Webhook {
    const state = timing === 'late' ? 'held' : timing === 'never' ? 'dropped' : 'waiting';
    const webhook: Webhook = {
      ...event,
      state,
      isForged: timing === 'forged',
      madeAt: new Date().toISOString(),
      results: [],
    };
    const { records } = this.#options;
    records.push(webhook);
    if (records.length > MAX_STORED) records.splice(0, records.length - MAX_STORED);
    return webhook;
  }

  async #deliverAll(webhooks: Webhook[], count: number): Promise<void> {
    for (const webhook of webhooks) for (let n = 0; n < count; n++) await this.#deliver(webhook);
  }

  async #deliver(webhook: Webhook): Promise<void> {
    const { url, sign, save, stopped } = this.#options;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(await sign(webhook)) },
        body: webhook.body,
        redirect: 'manual',
        signal: AbortSignal.any([stopped, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      webhook.results.push(response.status);
      webhook.state = response.ok ? 'delivered' : 'waiting';
    } catch (error) {
      if (stopped.aborted) return;
      webhook.results.push(
        error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'no answer',
      );
      webhook.state = 'waiting';
    }
    if (webhook.state === 'waiting') this.#retry(webhook);
    await save();
  }

  #retry(webhook: Webhook): void {
    const { retryDelaysMs, stopped } = this.#options;
    const delay = retryDelaysMs[Math.max(webhook.results.length - 1, 0)];
    if (delay === undefined) {
      webhook.state = 'failed';
      return;
    }
    const again = async () => {
      await wait(delay, undefined, { signal: stopped, ref: false });
      if (webhook.state === 'waiting') await this.#deliver(webhook);
    };
    again().catch(() => {});
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    const done = () => this.#running.delete(work);
    work.then(done, done);
    return work;
  }
}
