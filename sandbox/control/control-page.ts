import { html } from 'hono/html';
import { page } from '../kit/page.ts';
import type { ScenarioData } from '../kit/scenarios.ts';
import type { Webhook } from '../kit/webhook-dispatcher.ts';
import type { Controlled } from './control-api.ts';

const MAX_ROWS = 20;

/** Page for demo users: explains the sandbox, plans scenarios, lists payments and webhooks. */
export function controlPage({ razorpay, paypal, exchangeRate }: Controlled, base: string) {
  const upi = razorpay.store.data;
  const wallet = paypal.store.data;
  const payments = Object.values(upi.payments).map(
    ({ id, order_id, status, amount, currency }): Row => [
      id,
      order_id,
      status,
      `${(amount / 100).toFixed(2)} ${currency}`,
    ],
  );
  const orders = Object.values(wallet.orders).map(
    ({ id, status, amount, captureId }): Row => [
      captureId ?? 'not captured',
      id,
      captureId ? (wallet.captures[captureId]?.status ?? status) : status,
      `${amount.value} ${amount.currency_code}`,
    ],
  );
  return page({
    title: 'Payment sandbox',
    className: '',
    style: `${base}/razorpay/sandbox.css`,
    script: `${base}/control/control.js`,
    content: html`<main class="control">
<p class="note">Sandbox: no money moves</p>
<h1>Payment sandbox</h1>
<p>The demo shop does not talk to Razorpay, PayPal or an exchange-rate service. It talks to these stand-ins, which speak the same language. Here you choose what they do next: each choice holds for the next payment or call, then all is well again.</p>
<div class="row"><a href="/">To the shop</a><button type="button" data-post="${base}/control/clear">Forget all choices</button></div>
<p data-status role="status" class="small"></p>
${providerSection('Razorpay (UPI)', `${base}/control/razorpay`, upi, payments)}
${providerSection('PayPal', `${base}/control/paypal`, wallet, orders)}
<section><h2>Exchange rate</h2><p>One rupee is told to be <b>${JSON.stringify(exchangeRate.current())}</b> dollars.</p>
<form action="${base}/control/exchange-rate/tell"><label>Rate to tell<input name="rate" value="0.01187" autocomplete="off"></label><button>Tell this</button></form>
<h3>Next calls</h3>${faultForm(`${base}/control/exchange-rate/fault`)}</section>
</main>`,
  });
}

type Row = [id: string, order: string, status: string, amount: string];

function providerSection(
  title: string,
  base: string,
  data: ScenarioData & { webhooks: Webhook[] },
  rows: Row[],
) {
  const { plans, faults, webhooks } = data;
  const held = webhooks.filter(({ state }) => state === 'held').length;
  return html`<section><h2>${title}</h2>
<p class="small">Still to come: payments planned ${plans.length}, calls to break ${faults.length}, webhooks held ${held}.</p>
<h3>Next payment</h3>
<form action="${base}/next">
${select('payment', 'The payment', {
  pay: 'succeeds',
  fail: 'fails',
  wait: 'gets no answer from the bank yet',
  authorise: 'is authorised, not captured',
  decline: 'is declined at capture',
})}
${select('webhook', 'Its webhook comes', {
  after: 'after the browser’s answer',
  before: 'before the browser’s answer',
  late: 'late: when you release it',
  twice: 'twice',
  never: 'never',
  forged: 'with a wrong signature',
})}
${select('browser', 'The browser', { told: 'hears of it', silent: 'never returns' })}
${timesField()}<button class="primary">Plan this</button></form>
<h3>Next calls of the API</h3>${faultForm(`${base}/fault`)}
<h3>Payments</h3>${table(['Payment', 'Order', 'State', 'Amount'], rows.toReversed().slice(0, MAX_ROWS))}
<h3>Webhooks</h3>
${held > 0 ? html`<p><button type="button" data-post="${base}/webhooks/release">Release ${held} held</button></p>` : ''}
${webhookTable(base, webhooks)}</section>`;
}

function webhookTable(base: string, webhooks: Webhook[]) {
  if (webhooks.length === 0) return html`<p class="small">None yet.</p>`;
  return html`<div class="table"><table><thead><tr><th>Event</th><th>About</th><th>State</th><th>Answers</th><th>Action</th></tr></thead>
<tbody>${webhooks
    .toReversed()
    .slice(0, MAX_ROWS)
    .map(
      (
        webhook,
      ) => html`<tr><td>${webhook.event}</td><td><code>${webhook.about}</code></td><td>${webhook.state}</td>
<td>${webhook.results.join(', ')}</td><td><button type="button" data-post="${base}/webhooks/${webhook.id}/send">Send again</button></td></tr>`,
    )}</tbody></table></div>`;
}

function faultForm(action: string) {
  return html`<form action="${action}">${select('fault', 'The call', {
    'time-out': 'is never answered, nothing is done',
    'answer-lost': 'is done, the answer is lost',
    'error-500': 'gets an error 500',
    busy: 'is refused as one too many',
    nonsense: 'gets a page instead of an answer',
  })}${timesField()}<button class="primary">Break this</button></form>`;
}

function timesField() {
  return html`<label>Times<input type="number" name="times" value="1" min="1" max="1000"></label>`;
}

function select(name: string, label: string, options: Record<string, string>) {
  return html`<label>${label}<select name="${name}">${Object.entries(options).map(
    ([value, text]) => html`<option value="${value}">${text}</option>`,
  )}</select></label>`;
}

function table(heads: string[], rows: string[][]) {
  if (rows.length === 0) return html`<p class="small">None yet.</p>`;
  return html`<div class="table"><table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
