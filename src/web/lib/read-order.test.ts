import { expect, test } from 'vitest';
import { readOrder, readOrders } from './read-order.ts';

const complete = {
  _id: '0199a0c2-0000-7000-8000-000000000001',
  number: 7,
  name: 'Meena Kumari',
  email: 'meena@example.org',
  phone: '9876543210',
  address: {
    doorNumber: '12A',
    street: 'Mill Street',
    area: 'Gandhi Nagar',
    district: 'Coimbatore',
    state: 'Tamil Nadu',
    pincode: '642001',
  },
  addressLatLng: { lat: '10.6583', lng: '77.0085' },
  items: [
    {
      product: {
        _id: 'groundnut-oil',
        name: 'Groundnut Oil',
        imageUrl: '/a.webp',
        images: ['/a.webp'],
        quantities: [{ size: '1 L', price: 400 }],
      },
      size: '1 L',
      quantity: 3,
      price: 360,
      listPrice: 400,
    },
  ],
  status: 'SHIPPED',
  paymentStatus: 'COMPLETED',
  paymentId: 'pay_1',
  couponCode: 'PONGAL10',
  discount: 108,
  deliveryCharge: 40,
  totalPrice: 1012,
  createdAt: '2026-11-12T03:44:00.000Z',
  heldUntil: null,
  courier: 'ST Courier',
  trackingNumber: 'ST 1',
  history: [{ status: 'PENDING', at: '2026-11-12T03:44:00.000Z' }],
};

test('a complete order is parsed unchanged', () => {
  expect(readOrder(complete)).toEqual(complete);
});

test('PY-08 OR-04 an order without delivery charge or status is Free and NEW', () => {
  const { deliveryCharge: _charge, status: _status, paymentStatus: _payment, ...rest } = complete;
  expect(readOrder(rest)).toMatchObject({ deliveryCharge: 0, status: 'NEW', paymentStatus: 'PENDING' });
  expect(readOrder({ ...complete, status: null, deliveryCharge: null })).toMatchObject({
    deliveryCharge: 0,
    status: 'NEW',
  });
});

test('an order with only an id gets defaults', () => {
  expect(readOrder({ _id: complete._id })).toEqual({
    _id: complete._id,
    number: 0,
    name: '',
    email: '',
    phone: '',
    address: '',
    addressLatLng: null,
    items: [],
    status: 'NEW',
    paymentStatus: 'PENDING',
    paymentId: null,
    couponCode: null,
    discount: 0,
    deliveryCharge: 0,
    totalPrice: 0,
    createdAt: '',
    heldUntil: null,
    courier: null,
    trackingNumber: null,
    history: [],
  });
});

test('PY-03 an item without its product has its stored price, and a missing total is the sum of the lines', () => {
  const { totalPrice: _total, ...rest } = complete;
  const order = readOrder({
    ...rest,
    items: [{ product: null, size: '1 L', quantity: 3, price: 360 }, 'nonsense', null],
  });
  expect(order?.items).toEqual([
    {
      product: { _id: '', name: 'Product', imageUrl: '', images: [], quantities: [] },
      size: '1 L',
      quantity: 3,
      price: 360,
      listPrice: 360,
    },
  ]);
  expect(order?.totalPrice).toBe(3 * 360 - 108 + 40);
});

test('invalid values in some fields do not affect the others', () => {
  const order = readOrder({
    ...complete,
    status: 'TELEPORTED',
    deliveryCharge: 'forty',
    discount: 1e20,
    items: [{ size: '1 L', quantity: -1.5, price: 360 }],
    totalPrice: '1012.004',
    createdAt: 'yesterday',
    addressLatLng: { lat: 'north', lng: '77' },
    history: [{ status: 'PENDING' }, { at: complete.createdAt }, 'x'],
    address: { doorNumber: '12A', pincode: 642001 },
  });
  expect(order).toMatchObject({
    status: 'NEW',
    deliveryCharge: 0,
    discount: 0,
    items: [{ quantity: 1, price: 360 }],
    totalPrice: 1012,
    createdAt: '',
    addressLatLng: null,
    history: [],
    address: { doorNumber: '12A', street: '', area: '', district: '', state: '', pincode: '642001' },
  });
});

test('E-28 a body that is not an order is undefined', () => {
  for (const body of [null, undefined, 'order', 7, [], {}, { _id: 7 }, { _id: '' }]) {
    expect(readOrder(body)).toBeUndefined();
  }
});

test('a list contains only its valid orders; another body is undefined', () => {
  expect(readOrders([complete, null, {}])).toEqual([complete]);
  expect(readOrders({ orders: [] })).toBeUndefined();
});
