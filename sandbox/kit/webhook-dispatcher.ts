import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentScenario } from './scenarios.ts';

export interface Webhook {
  id: string;
  event: string;
  /** What it is about, for the person who reads the list. */
  about: string;
  body: string;
  /** `failed` was tried as often as it will be; `dropped` was scripted never to be sent. */
  state: 'waiting' | 'held' | 'delivered' | 'failed' | 'dropped';
  isForged: boolean;
  madeAt: string;
  /** The shop's status code for each delivery, or why there is none. */
  results: (number | string)[];
}

export type NewWebhook = Pick<Webhook, 'id' | 'event' | 'about' | 'body'>;

export interface WebhookDispatcherOptions {
  url: string;
  records: Webhook[];
  save: () => Promise<void>;
  /** The provider's headers, signed over the body. */
  sign: (webhook: Webhook) => Promise<Record<string, string>>;
  /** Waits before the second, third … delivery of one that the shop did not take. */
  retryDelaysMs: readonly number[];
  stopped: AbortSignal;
}

const DELIVERY_TIMEOUT_MS = 5000;
const MAX_STORED = 500;

/** Sends events to the shop as a provider does: at least once, again when refused, in the order the script asks for. */
export class WebhookDispatcher {
  readonly #options: WebhookDispatcherOptions;
  readonly #running = new Set<Promise<unknown>>();

  constructor(options: WebhookDispatcherOptions) {
    this.#options = options;
    // what the last process did not get rid of; the shop may need a moment until it listens
    for (const webhook of options.records) if (webhook.state === 'waiting') this.#retry(webhook);
  }

  get list(): readonly Webhook[] {
    return this.#options.records;
  }

  /** Comes back when the browser may hear of it: at once, or after the delivery when the webhook is to be first. */
  async post(news: NewWebhook[], scenario: Pick<PaymentScenario, 'webhook'>): Promise<void> {
    const webhooks = news.map((item) => this.#record(item, scenario.webhook));
    await this.#options.save();
    if (scenario.webhook === 'late' || scenario.webhook === 'never') return;
    const deliveries = this.#track(this.#deliverAll(webhooks, scenario.webhook === 'twice' ? 2 : 1));
    if (scenario.webhook === 'before') await deliveries;
  }

  /** Sends one again, whatever became of it: a held, failed, dropped or delivered one. */
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

  /** Resolves when everything that is being delivered has its first answer. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #record(item: NewWebhook, when: PaymentScenario['webhook']): Webhook {
    const state = when === 'late' ? 'held' : when === 'never' ? 'dropped' : 'waiting';
    const webhook: Webhook = {
      ...item,
      state,
      isForged: when === 'forged',
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
