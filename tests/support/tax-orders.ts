import type { CreditNoteContent } from '../../src/contract/credit-note.ts';
import type { InvoiceContent, Seller } from '../../src/contract/invoice.ts';
import { taxOf } from '../../src/rules/gst.ts';
import { paise } from '../../src/rules/money.ts';
import { isSameState } from '../../src/rules/states.ts';
import { NO_TAX } from '../../src/rules/tax-totals.ts';
import { issueInvoice } from '../../src/server/invoices/issue-invoice.ts';
import { newId } from '../../src/server/platform/ids.ts';
import type { TestShop } from './test-shop.ts';

export const SELLER: Seller = {
  legalName: 'Example Farm',
  address: '1, Mill Road, Erode',
  state: 'Tamil Nadu',
  gstin: '33ABCDE1234F1Z7',
  foodLicence: '12345678901234',
  email: 'hello@farm.example',
  phone: '9876543210',
};

export interface SoldLine {
  foodId?: string;
  name?: string;
  size: string;
  quantity: number;
  /** Paise. */
  price: number;
}

interface Sale {
  lines: SoldLine[];
  state: string;
  gstin?: string;
  delivery?: number;
  codFee?: number;
  /** Of the invoice; none: no invoice. */
  invoicedAt?: Date;
  /** None: not paid. */
  paidAt?: Date;
  isCash?: boolean;
  paid?: number;
}

export interface Sold {
  orderId: string;
  total: number;
  paymentId: string | undefined;
}

export const FOOD = 'wood-pressed-groundnut-oil';

type Shop = Pick<TestShop, 'database'>;

/** An order with its invoice and payment as the shop leaves them, on any day. */
export async function sell({ database }: Shop, sale: Sale): Promise<Sold> {
  const { lines, state, gstin, delivery = 0, codFee = 0, invoicedAt, paidAt, isCash = false } = sale;
  const { pool, db } = database;
  const orderId = newId();
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const total = items + delivery + codFee;
  const address = { ...ADDRESS, state };
  await pool.query(
    `insert into orders (id, name, email, phone, address, status, payment_status, items_paise, discount_paise,
       delivery_paise, total_paise, cod_fee_paise, cod_at, buyer_gstin)
     values ($1, 'Meena', 'meena@example.org', '9876543210', $2, $3, 'PENDING', $4, 0, $5, $6, $7, $8, $9)`,
    [
      orderId,
      JSON.stringify(address),
      isCash ? 'SHIPPED' : 'PAYMENT',
      items,
      delivery,
      total,
      codFee,
      isCash ? (invoicedAt ?? paidAt) : null,
      gstin ?? null,
    ],
  );
  for (const [index, { foodId = FOOD, name = 'Groundnut oil', size, quantity, price }] of lines.entries())
    await pool.query(
      `insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
       values ($1, $2, $3, $4, $5, $6, $6, $7)`,
      [orderId, index, foodId, name, size, price, quantity],
    );
  if (invoicedAt) {
    await db.transaction((tx) => issueInvoice(tx, orderId, SELLER, invoicedAt));
    if (gstin)
      await pool.query(
        "update invoices set content = jsonb_set(content, '{buyer,gstin}', to_jsonb($2::text)) where order_id = $1",
        [orderId, gstin],
      );
  }
  const paymentId = paidAt && newId();
  if (paidAt) {
    await pool.query(
      `insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
       values ($1::uuid, $2, $3, $1::uuid::text, $4, 'INR', 'captured', $5)`,
      [paymentId, orderId, isCash ? 'cash-on-delivery' : 'razorpay', sale.paid ?? total, paidAt],
    );
    await pool.query("update orders set payment_status = 'COMPLETED', payment_id = $2 where id = $1", [
      orderId,
      paymentId,
    ]);
  }
  return { orderId, total, paymentId };
}

const ADDRESS = {
  doorNumber: '1',
  street: 'Main',
  area: 'West',
  district: 'Erode',
  state: '',
  pincode: '638001',
};

interface Refunded {
  amount: number;
  at: Date;
  status?: 'requested' | 'processed' | 'failed';
}

export async function refund({ database }: Shop, { paymentId }: Sold, money: Refunded): Promise<string> {
  const id = newId();
  const { amount, at, status = 'processed' } = money;
  await database.pool.query(
    `insert into refunds (id, payment_id, idempotency_key, amount_minor, status, processed_at)
     values ($1::uuid, $2, $1::uuid::text, $3, $4, $5)`,
    [id, paymentId, amount, status, status === 'processed' ? at : null],
  );
  return id;
}

interface Noted {
  amount: number;
  at: Date;
  /** Null: nothing was paid back. */
  refundId: string | null;
  quantity?: number;
  size?: string;
  number?: string;
  /** Too late for the return: it gives back no tax. */
  isFinancial?: true;
  lines?: { size: string; quantity: number; amount: number; basisPoints: number; hsn: string }[];
}

/** A credit note as the shop issues it: the next number of its series, with the tax of what goes back. */
export async function creditNote({ database }: Shop, { orderId }: Sold, noted: Noted): Promise<string> {
  const { pool } = database;
  const id = newId();
  const { rows } = await pool.query<{ number: string; issued_at: Date; content: InvoiceContent }>(
    'select number, issued_at, content from invoices where order_id = $1',
    [orderId],
  );
  const [invoice] = rows;
  if (!invoice) throw new Error('a credit note needs an invoice');
  const { content } = invoice;
  const first = content.lines[0];
  if (!first) throw new Error('the invoice has no line');
  const isHere = isSameState(content.seller.state, content.buyer.state);
  const { amount, at, refundId, quantity = 0, size = first.size, isFinancial } = noted;
  const parts = noted.lines ?? [
    { size, quantity, amount, basisPoints: first.basisPoints ?? 0, hsn: first.hsn },
  ];
  const note: CreditNoteContent = {
    seller: content.seller,
    buyer: content.buyer,
    orderNumber: content.orderNumber,
    invoice: { number: invoice.number, issuedAt: invoice.issued_at.toISOString() },
    reason: 'Returned',
    ...(isFinancial && { isFinancial }),
    lines: parts.map((part, line) => ({
      line,
      name: first.name,
      size: part.size,
      hsn: part.hsn,
      quantity: part.quantity,
      basisPoints: part.basisPoints,
      total: part.amount,
      ...(isFinancial ? NO_TAX : taxOf(paise(part.amount), part.basisPoints, isHere)),
    })),
    charges: [],
    total: amount,
  };
  await pool.query(
    `with series as (
       insert into credit_note_series values ('26-27', 1)
       on conflict (financial_year) do update set last_number = credit_note_series.last_number + 1
       returning last_number)
     insert into credit_notes (id, order_id, refund_id, financial_year, sequence, number, issued_at, total_paise, content)
     select $1, $2, $3, '26-27', last_number, coalesce($4, 'CN/26-27/' || lpad(last_number::text, 6, '0')), $5, $6, $7
     from series`,
    [id, orderId, refundId, noted.number ?? null, at, amount, JSON.stringify(note)],
  );
  return id;
}
