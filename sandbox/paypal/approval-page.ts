import { html } from 'hono/html';
import { page } from '../kit/page.ts';
import type { Order } from './entities.ts';

export function approvalPage(order: Order) {
  return page({
    title: 'PayPal (sandbox)',
    className: 'window approval',
    data: { order: order.id },
    style: 'sandbox.css',
    script: 'approval-window.js',
    content: html`<main>
<header><h1>Pay with PayPal</h1><p class="amount">${order.amount.value} ${order.amount.currency_code}</p><p>${order.description ?? ''}</p></header>
<div class="inside">
<p class="note">Sandbox: no money moves</p>
<p class="small">A real window asks you to log in here. This one lets you choose how it ends. A declined wallet is found out when the shop takes the money.</p>
<p data-message role="status"></p>
<div class="actions">
<button type="button" disabled class="primary" data-do="approve">Approve</button>
<button type="button" disabled class="danger" data-do="decline">Decline</button>
<button type="button" disabled data-do="cancel">Cancel</button>
</div></div></main>`,
  });
}

export function noApprovalPage() {
  return page({
    title: 'PayPal (sandbox)',
    className: 'window approval',
    style: 'sandbox.css',
    script: 'approval-window.js',
    content: html`<main><div class="inside"><h1>This payment cannot be approved</h1>
<p role="alert">There is no such order, or it is paid. You may close this window.</p><p data-message role="status"></p></div></main>`,
  });
}
