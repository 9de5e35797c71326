import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { SignedInUser } from '../../src/contract/account.ts';
import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import type { Order } from '../../src/contract/order.ts';
import { expect } from './fixtures.ts';

export const GROUNDNUT = { productId: 'wood-pressed-groundnut-oil', size: '1 L', price: 360 };

/** Calls the API in a customer's name. */
export async function asCustomer(
  request: APIRequestContext,
  { token }: SignedInUser,
  method: string,
  path: string,
  data?: object,
) {
  const response = await request.fetch(path, { method, data, headers: { Authorization: `Bearer ${token}` } });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response;
}

export async function putInCart(request: APIRequestContext, user: SignedInUser, quantity = 3): Promise<void> {
  await asCustomer(request, user, 'POST', '/api/cart', { ...GROUNDNUT, quantity });
}

/** An order that waits for its payment. */
export async function makeOrder(
  request: APIRequestContext,
  user: SignedInUser,
  quantity = 3,
  changes: object = {},
): Promise<Order> {
  await putInCart(request, user, quantity);
  const response = await asCustomer(request, user, 'POST', '/api/orders/create', {
    name: user.name,
    phone: '9876543210',
    address: user.address,
    addressLatLng: { lat: '10.658300', lng: '77.008500' },
    couponCode: null,
    totalPrice: GROUNDNUT.price * quantity,
    items: [{ product: GROUNDNUT.productId, size: GROUNDNUT.size, price: GROUNDNUT.price, quantity }],
    ...changes,
  });
  return response.json();
}

/** An order that is paid in cash, shipped and delivered. */
export function deliver(request: APIRequestContext, admin: SignedInUser, id: string): Promise<void> {
  return takeSteps(request, admin, id, [
    { action: 'confirm' },
    { action: 'pay', method: 'cash' },
    { action: 'ship', courier: 'India Post', trackingNumber: 'EE123456785IN' },
    { action: 'deliver' },
  ]);
}

/** Actions of the admin, one after the other. */
export async function takeSteps(
  request: APIRequestContext,
  admin: SignedInUser,
  id: string,
  steps: ({ action: string } & Record<string, string>)[],
): Promise<void> {
  const path = `/api/admin/orders/${id}`;
  for (const step of steps) {
    const { version } = (await (await asCustomer(request, admin, 'GET', path)).json()) as OrderDetail;
    await asCustomer(request, admin, 'POST', `${path}/actions`, { ...step, version });
  }
}

/** CH-07 the point of delivery by hand, which is tucked away under the map. */
export async function typePoint(page: Page | Locator, lat: string, lng: string): Promise<void> {
  await page.getByLabel('Latitude').fill(lat);
  await page.getByLabel('Longitude').fill(lng);
}
