import { randomUUID } from 'node:crypto';
import { movementReasons } from '../../src/rules/stock-reasons.ts';
import { batchOf } from '../support/batches.ts';
import { ADDRESS, type Line } from '../support/sales.ts';
import type { AdminAct, Step } from './walk-steps.ts';
import { at, type Fields, type Walker } from './walker.ts';

type Perform = (walker: Walker, step: Step) => Promise<unknown>;

const orderOf = ({ orders }: Walker, { pick }: Step) => at(orders, pick) ?? randomUUID();
const lineOf = ({ lines }: Walker, { pick }: Step) => at(lines, pick) as Line;
const batchIdOf = ({ batches }: Walker, { pick }: Step) => at(batches, pick)?._id ?? randomUUID();

async function actionOf({ call, owner }: Walker, orderId: string, step: Step): Promise<Fields> {
  const { pick, number, flag } = step;
  const detail = await call(owner, `GET /api/admin/orders/${orderId}`);
  const { version, payments = [] } = detail as { version?: number; payments?: { id: string }[] };
  const refund = flag
    ? { items: [{ line: 0, quantity: number }] }
    : { paymentId: payments[0]?.id, amount: number * 100 };
  const bodies: Fields[] = [
    { action: 'confirm', note: '' },
    { action: 'pay', method: 'cash', reference: '', note: '' },
    { action: 'ship', courier: 'Van', trackingNumber: 'V1', note: '' },
    { action: 'deliver', note: '' },
    { action: 'undelivered', why: 'door', restock: flag, note: '' },
    { action: 'cancel', reason: 'Sold out' },
    { action: 'refund', reason: 'Broken', ...refund },
    { action: 'refund', reason: 'Broken', ...refund },
    { action: 'note', note: 'x' },
    { action: 'correct-address', address: ADDRESS, notifyCustomer: false },
  ];
  return { version, ...at(bodies, pick) };
}

export const adminSteps: Record<AdminAct, Perform> = {
  action: async (walker, step) => {
    const orderId = orderOf(walker, step);
    const body = await actionOf(walker, orderId, step);
    return walker.call(walker.owner, `POST /api/admin/orders/${orderId}/actions`, body, step);
  },
  answer: (walker, step) => {
    const id = at(walker.requests, step.pick)?.id ?? orderOf(walker, step);
    const body = { accept: step.flag, answer: 'Yes', goodsStay: step.number === 1 };
    return walker.call(walker.owner, `POST /api/admin/requests/${id}/answer`, body, step);
  },
  step: async (walker, step) => {
    const asked = at(walker.requests, step.pick);
    const orderId = asked?.orderId ?? orderOf(walker, step);
    const { version } = await walker.call(walker.owner, `GET /api/admin/orders/${orderId}`);
    const { productId, size } = lineOf(walker, step);
    const quantity = step.number;
    const bodies: Fields[] = [
      { step: 'receive', restocked: [{ productId, size, quantity }] },
      { step: 'refund', reason: 'Broken', items: [{ line: 0, quantity }] },
      { step: 'send', tracking: 'P2' },
      { step: 'close', note: 'Done' },
    ];
    const body = { version, ...at(bodies, step.pick) };
    return walker.call(walker.owner, `POST /api/admin/requests/${asked?.id ?? orderId}/steps`, body, step);
  },
  stock: (walker, step) => {
    const { productId, size } = lineOf(walker, step);
    const reason = at([...movementReasons], step.pick);
    const body = { requestId: randomUUID(), size, reason, quantity: step.number, note: '' };
    return walker.call(walker.owner, `POST /api/admin/stock/${productId}`, body, step);
  },
  batch: async (walker, step) => {
    const form = batchOf(lineOf(walker, step), step.number);
    const { _id, version } = await walker.call(walker.owner, 'POST /api/admin/batches', form, step);
    if (typeof _id === 'string') walker.batches.push({ _id, version: Number(version) });
  },
  bottles: (walker, step) => {
    const { size } = lineOf(walker, step);
    const body = { requestId: randomUUID(), size, reason: 'broken', quantity: step.number, note: '' };
    const path = `POST /api/admin/batches/${batchIdOf(walker, step)}/bottles`;
    return walker.call(walker.owner, path, body, step);
  },
  block: async (walker, step) => {
    const id = batchIdOf(walker, step);
    const { version } = await walker.call(walker.owner, `GET /api/admin/batches/${id}`);
    const body = { version, isBlocked: step.flag, reason: 'Smell' };
    return walker.call(walker.owner, `POST /api/admin/batches/${id}/block`, body, step);
  },
};
