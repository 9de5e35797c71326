import type { InvoiceContent, Seller } from '../../contract/invoice.ts';
import { addressLine } from '../../rules/address.ts';
import { allocate, financialYear, taxOf, taxOfShares } from '../../rules/gst.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { paise } from '../../rules/money.ts';
import { isSameState } from '../../rules/states.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { findInvoice, findOrderToBill, insertInvoice, nextNumber } from './invoices.store.ts';

const SERIES = 'INV';
const DIGITS = 5;

/**
 * Runs in the transaction that records the payment, or that ships a cash order: both have an invoice, and the numbers have no
 * gaps.
 */
export async function issueInvoice(tx: Db, orderId: string, seller: Seller, on?: Date): Promise<void> {
  if (await findInvoice(tx, orderId)) return;
  const found = await findOrderToBill(tx, orderId);
  if (!found) return;
  const at = on ?? (await databaseNow(tx));
  const year = financialYear(at);
  const sequence = await nextNumber(tx, year);
  await insertInvoice(tx, {
    orderId,
    financialYear: year,
    sequence,
    number: `${SERIES}/${year}/${String(sequence).padStart(DIGITS, '0')}`,
    issuedAt: at,
    content: contentOf(found, seller),
  });
}

type Billed = NonNullable<Awaited<ReturnType<typeof findOrderToBill>>>;

function contentOf({ order, lines }: Billed, seller: Seller): InvoiceContent {
  const state = typeof order.address === 'string' ? '' : order.address.state;
  const isHere = isSameState(seller.state, state);
  const gross = lines.map(({ price, quantity }) => paise(price * quantity));
  const shares = allocate(gross, order.discount);
  const rates = lines.map((line) => (seller.gstin ? (line.basisPoints ?? 0) : 0));
  return {
    seller,
    language: order.language,
    buyer: {
      name: order.name,
      address: addressLine(order.address),
      state,
      phone: order.phone,
      ...(order.buyerGstin && { gstin: order.buyerGstin }),
    },
    orderNumber: order.number,
    paymentId: order.paymentId ?? '',
    lines: lines.map(({ translations, ...line }, index) => {
      const translatedName =
        order.language === DEFAULT_LANGUAGE ? undefined : translations[order.language]?.name;
      const discount = shares[index] ?? paise(0);
      const total = paise((gross[index] ?? 0) - discount);
      return {
        ...line,
        ...(translatedName && { translatedName }),
        hsn: line.hsn ?? '',
        basisPoints: seller.gstin ? line.basisPoints : 0,
        discount,
        total,
        ...taxOf(total, rates[index] ?? 0, isHere),
      };
    }),
    delivery: order.delivery,
    deliveryTax: taxOfShares(allocate(gross, order.delivery), rates, isHere),
    // the cash may have arrived before; who pays online instead has no such date any more
    ...(order.codAt && {
      cashOnDelivery: {
        fee: order.codFee,
        feeTax: taxOfShares(allocate(gross, order.codFee), rates, isHere),
      },
    }),
    total: order.total,
  };
}
