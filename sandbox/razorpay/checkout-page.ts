import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { page } from '../kit/page.ts';
import type { Order } from './entities.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const SHOWS_CODE = 'A real window shows a code for your UPI app here.';
const OPENS_APP = 'A real window lists the UPI apps of your phone here and opens the one you tap.';

interface CheckoutOptions {
  name: string;
  description: string;
  email: string;
  contact: string;
  /** On a phone. */
  opensApp: boolean;
}

/** The payment page. It shows the order's amount, whatever options the shop's page passes. */
export function checkoutPage(order: Order, options: CheckoutOptions) {
  const { name, description, email, contact, opensApp } = options;
  return page({
    title: 'Payment window (sandbox)',
    className: 'window',
    data: { order: order.id, email, contact },
    style: 'sandbox.css',
    script: 'payment-window.js',
    content: html`<main>
<header><h1>${name || 'Your shop'}</h1><p class="amount">${rupees.format(order.amount / 100)}</p><p>${description}</p></header>
<div class="inside">
<p class="note">Sandbox: no money moves</p>
${opensApp ? '' : fakeQrCode(order.id)}
<p class="small">${opensApp ? OPENS_APP : SHOWS_CODE} This one lets you choose how it ends.</p>
<p data-message role="status"></p>
<div class="actions">
<button type="button" disabled class="primary" data-do="pay">Pay with UPI (success)</button>
<button type="button" disabled class="danger" data-do="fail">Fail</button>
<button type="button" disabled data-do="dismiss">Dismiss</button>
<button type="button" disabled data-do="gone" hidden>Close this window</button>
</div></div></main>`,
  });
}

export function checkoutErrorPage(reason: string) {
  return page({
    title: 'Payment window (sandbox)',
    className: 'window',
    style: 'sandbox.css',
    script: 'payment-window.js',
    content: html`<main><div class="inside"><h1>This payment cannot begin</h1><p role="alert">${reason}</p>
<p data-message role="status"></p><div class="actions"><button type="button" disabled data-do="dismiss">Dismiss</button></div></div></main>`,
  });
}

/** Looks like a QR code but cannot be scanned. */
function fakeQrCode(seed: string) {
  const bits = createHash('sha512').update(seed).digest();
  const cells = Array.from({ length: 225 }, (_, index) => index).filter(
    (index) => ((bits[index >> 3] ?? bits[index % 64] ?? 0) >> (index & 7)) & 1,
  );
  return html`<svg class="qr" viewBox="0 0 15 15" aria-hidden="true" fill="#26170e" shape-rendering="crispEdges">${cells.map(
    (index) => html`<rect x="${index % 15}" y="${Math.floor(index / 15)}" width="1" height="1"/>`,
  )}</svg>`;
}
