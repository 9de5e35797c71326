import type { Order, OrderItem } from '../../contract/order.ts';
import { ui } from '../../messages/ui.ts';
import { addressParts } from '../../rules/address.ts';
import { isOrderStatus } from '../../rules/order-status.ts';
import { trackingStatuses } from '../../rules/tracking-status.ts';

const MAX_AMOUNT = 1e10;

/**
 * Parses an order of the API field by field, because old and imported orders lack some fields. The default status is NEW,
 * the default delivery charge 0. Undefined when the body is not an order.
 */
export function readOrder(body: unknown): Order | undefined {
  const raw = recordOf(body);
  if (!raw || typeof raw._id !== 'string' || raw._id === '') return undefined;
  const items = listOf(raw.items).flatMap(readItem);
  const discount = amountOf(raw.discount) ?? 0;
  const deliveryCharge = amountOf(raw.deliveryCharge) ?? 0;
  const charged = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const status = textOf(raw.status);
  const cash = recordOf(raw.cashOnDelivery);
  return {
    _id: raw._id,
    number: amountOf(raw.number) ?? 0,
    name: textOf(raw.name),
    email: textOf(raw.email),
    phone: textOf(raw.phone),
    address: readAddress(raw.address),
    addressLatLng: readPoint(raw.addressLatLng),
    items,
    status: isOrderStatus(status) ? status : 'NEW',
    paymentStatus:
      raw.paymentStatus === 'COMPLETED' || raw.paymentStatus === 'REFUNDED' ? raw.paymentStatus : 'PENDING',
    paymentId: textOf(raw.paymentId) || null,
    couponCode: textOf(raw.couponCode) || null,
    discount,
    deliveryCharge,
    totalPrice: amountOf(raw.totalPrice) ?? amountOf(charged - discount + deliveryCharge) ?? 0,
    ...(cash && {
      cashOnDelivery: { fee: amountOf(cash.fee) ?? 0, isUndelivered: cash.isUndelivered === true },
    }),
    createdAt: dateOf(raw.createdAt),
    heldUntil: dateOf(raw.heldUntil) || null,
    courier: textOf(raw.courier) || null,
    trackingNumber: textOf(raw.trackingNumber) || null,
    history: listOf(raw.history).flatMap(readChange),
    ...(Array.isArray(raw.parcel) && { parcel: raw.parcel.flatMap(readReport) }),
  };
}

/** Undefined when the body is not a list; entries that are not orders are skipped. */
export function readOrders(body: unknown): Order[] | undefined {
  return Array.isArray(body) ? body.flatMap((one) => readOrder(one) ?? []) : undefined;
}

function readItem(body: unknown): OrderItem[] {
  const raw = recordOf(body);
  if (!raw) return [];
  const product = recordOf(raw.product);
  const size = textOf(raw.size);
  const quantities = listOf(product?.quantities).flatMap((one) => {
    const entry = recordOf(one);
    const price = amountOf(entry?.price);
    return entry && price !== undefined ? [{ size: textOf(entry.size), price }] : [];
  });
  const ofSize = quantities.find((one) => one.size === size)?.price;
  const price = amountOf(raw.price) ?? ofSize ?? 0;
  return [
    {
      product: {
        _id: textOf(product?._id) || textOf(raw.product),
        name: textOf(product?.name) || ui.product,
        imageUrl: textOf(product?.imageUrl),
        images: listOf(product?.images).map(textOf).filter(Boolean),
        quantities,
      },
      size,
      quantity: Math.max(1, Math.round(amountOf(raw.quantity) ?? 1)),
      price,
      listPrice: amountOf(raw.listPrice) ?? ofSize ?? price,
    },
  ];
}

function readAddress(value: unknown): Order['address'] {
  const raw = recordOf(value);
  if (!raw) return textOf(value);
  const [doorNumber, street, area, district, state, pincode] = addressParts.map((part) => textOf(raw[part]));
  return {
    doorNumber: doorNumber ?? '',
    street: street ?? '',
    area: area ?? '',
    district: district ?? '',
    state: state ?? '',
    pincode: pincode ?? '',
  };
}

function readPoint(value: unknown): Order['addressLatLng'] {
  const raw = recordOf(value);
  const [lat, lng] = [textOf(raw?.lat), textOf(raw?.lng)];
  const isPoint = [lat, lng].every((text) => text.trim() !== '' && Number.isFinite(Number(text)));
  return isPoint ? { lat, lng } : null;
}

function readReport(value: unknown): NonNullable<Order['parcel']> {
  const raw = recordOf(value);
  const status = trackingStatuses.find((one) => one === raw?.status);
  const at = dateOf(raw?.at);
  return status && at ? [{ status, at }] : [];
}

function readChange(value: unknown): Order['history'] {
  const raw = recordOf(value);
  const status = textOf(raw?.status);
  const at = dateOf(raw?.at);
  return isOrderStatus(status) && at ? [{ status, at }] : [];
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Rounds to whole paise. Undefined for amounts that are out of range. */
function amountOf(value: unknown): number | undefined {
  const amount = textOf(value).trim() === '' ? Number.NaN : Number(value);
  return Math.abs(amount) < MAX_AMOUNT ? Math.round(amount * 100) / 100 : undefined;
}

function dateOf(value: unknown): string {
  const text = textOf(value);
  return Number.isNaN(Date.parse(text)) ? '' : text;
}
