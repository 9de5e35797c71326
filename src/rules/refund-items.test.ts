import { expect, test } from 'vitest';
import { allocate, taxOf, taxOfShares } from './gst.ts';
import { type Paise, paise } from './money.ts';
import {
  leftOfInvoice,
  type RefundLine,
  refundOfAmount,
  refundOfItems,
  totalOf,
  valueOfRefund,
} from './refund-items.ts';
import { taxLinesOf } from './tax-lines.ts';

type Invoice = Parameters<typeof leftOfInvoice>[0];

interface Bought {
  price: number;
  quantity: number;
  rate: number;
}

function invoiceOf(
  bought: Bought[],
  { discount = 0, delivery = 0, fee = 0, isHere = true } = {},
): Invoice & { total: number } {
  const gross = bought.map(({ price, quantity }) => paise(price * quantity));
  const shares = allocate(gross, paise(discount));
  const rates = bought.map(({ rate }) => rate);
  const items = gross.reduce<number>((sum, one) => sum + one, 0);
  const chargeTax = (charge: Paise) => taxOfShares(allocate(gross, charge), rates, isHere);
  return {
    seller: { state: 'Tamil Nadu' },
    buyer: { state: isHere ? 'Tamil Nadu' : 'Kerala' },
    lines: bought.map(({ price, quantity, rate }, index) => {
      const total = paise((gross[index] ?? 0) - (shares[index] ?? 0));
      return {
        hsn: '1515',
        quantity,
        price,
        basisPoints: rate,
        total,
        ...taxOf(total, rate, isHere),
      };
    }),
    delivery,
    deliveryTax: chargeTax(paise(delivery)),
    ...(fee > 0 && { cashOnDelivery: { fee } }),
    total: items - discount + delivery + fee,
  };
}

const sesame = invoiceOf([
  { price: 95_000, quantity: 1, rate: 1200 },
  { price: 48_600, quantity: 2, rate: 500 },
]);

test('one of two bottles: its price, with the tax in it by head', () => {
  const back = refundOfItems(leftOfInvoice(sesame, []), { items: [{ line: 1, quantity: 1 }] });
  expect(back).toEqual([
    { kind: 'goods', line: 1, quantity: 1, total: 48_600, taxable: 46_286, cgst: 1157, sgst: 1157, igst: 0 },
  ]);
});

test('a bottle goes back after its share of the coupon; delivery only with the last piece, or when chosen', () => {
  const invoice = invoiceOf([{ price: 10_000, quantity: 3, rate: 500 }], { discount: 1000, delivery: 6000 });
  const left = leftOfInvoice(invoice, []);
  const [one, all] = [1, 3].map((quantity) => ({ items: [{ line: 0, quantity }] }));
  if (!one || !all) throw new Error('no items');
  expect(totalOf(refundOfItems(left, one) ?? [])).toBe(9667);
  expect(totalOf(refundOfItems(left, { ...one, charges: true }) ?? [])).toBe(15_667);
  expect(totalOf(refundOfItems(left, all) ?? [])).toBe(invoice.total);
  expect(totalOf(refundOfItems(left, { ...all, charges: false }) ?? [])).toBe(29_000);
});

test('more pieces than are left are not refunded, also when the same line is named twice', () => {
  const left = leftOfInvoice(sesame, []);
  const ask = (...items: { line: number; quantity: number }[]) => refundOfItems(left, { items });
  expect(ask({ line: 1, quantity: 3 })).toBeUndefined();
  expect(ask({ line: 1, quantity: 2 }, { line: 1, quantity: 1 })).toBeUndefined();
  expect(ask({ line: 7, quantity: 1 })).toBeUndefined();
});

test('an amount lowers the price of the foods by their value, without pieces; all that is left takes the pieces', () => {
  const left = leftOfInvoice(sesame, []);
  const lower = refundOfAmount(left, 10_000);
  expect(lower.map(({ total, quantity }) => [total, quantity])).toEqual([
    [4943, 0],
    [5057, 0],
  ]);
  const rest = leftOfInvoice(sesame, lower);
  expect(refundOfAmount(rest, 999_999)).toEqual(rest);
  expect(totalOf(rest)).toBe(sesame.total - 10_000);
  expect(rest.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

test('a refund in dollars is its share of the order in rupees, and all of them are the whole order', () => {
  const payment = { amountMinor: 1701, orderTotal: 145_800 };
  const first = valueOfRefund(payment, [], 125);
  expect(first).toBe(10_714);
  expect(valueOfRefund(payment, [{ amountMinor: 125, value: first }], 1576)).toBe(145_800 - first);
  expect(valueOfRefund({ amountMinor: 145_800, orderTotal: 145_800 }, [], 10_050)).toBe(10_050);
});

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
}

const heads = ['total', 'taxable', 'cgst', 'sgst', 'igst'] as const;
const sums = (lines: readonly Pick<RefundLine, (typeof heads)[number]>[]) =>
  Object.fromEntries(heads.map((head) => [head, lines.reduce((sum, line) => sum + line[head], 0)]));

test('random refunds by item and by amount, until nothing is left, are the invoice head by head', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const roll = dice(seed);
    const rates = [0, 500, 1200, 1800, 2800];
    const bought = Array.from({ length: 1 + roll(4) }, () => ({
      // some prices of a few paise: rounding shows there
      price: roll(3) === 0 ? 1 + roll(30) : 100 + roll(200_000),
      quantity: 1 + roll(6),
      rate: rates[roll(rates.length)] ?? 0,
    }));
    const items = bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const invoice = invoiceOf(bought, {
      discount: roll(2) * roll(Math.ceil(items / 2)),
      delivery: roll(2) * roll(9000),
      fee: roll(2) * roll(5000),
      isHere: roll(2) === 0,
    });
    const credited: RefundLine[] = [];
    for (let step = 0; step < 50; step += 1) {
      const left = leftOfInvoice(invoice, credited);
      const rest = totalOf(left);
      const pieces = left.filter(({ quantity }) => quantity > 0);
      if (rest === 0 && pieces.length === 0) break;
      const chosen = pieces[roll(pieces.length)];
      const back =
        chosen && roll(3) > 0
          ? refundOfItems(left, {
              items: [{ line: chosen.line, quantity: 1 + roll(chosen.quantity) }],
              charges: [undefined, true, false][roll(3)],
            })
          : refundOfAmount(left, step > 40 ? rest : 1 + roll(rest + 5));
      expect(back, `seed ${seed}`).toBeDefined();
      for (const line of back ?? []) {
        expect(Math.min(...heads.map((head) => line[head])), `seed ${seed}`).toBeGreaterThanOrEqual(0);
        expect(line.taxable + line.cgst + line.sgst + line.igst).toBe(line.total);
        expect(Math.abs(line.cgst - line.sgst)).toBeLessThanOrEqual(1);
        if (line.total >= 100) expect(line.cgst, `seed ${seed}`).toBe(line.sgst);
      }
      credited.push(...(back ?? []));
    }
    expect(sums(credited), `seed ${seed}`).toEqual(sums(taxLinesOf(invoice)));
    expect(totalOf(credited)).toBe(invoice.total);
    const counted = invoice.lines.map((_, index) =>
      credited.filter(({ line }) => line === index).reduce((sum, { quantity }) => sum + quantity, 0),
    );
    expect(counted).toEqual(bought.map(({ quantity }) => quantity));
  }
});
