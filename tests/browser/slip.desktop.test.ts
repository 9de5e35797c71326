import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn } from './people.ts';
import { asCustomer, GROUNDNUT, putInCart } from './sales.ts';

const LONG_TAMIL = 'திருவள்ளுவர் நெடுஞ்சாலை மேற்குத் தொடர்ச்சி மலை அடிவாரம் '.repeat(2).trim();
const addresses = {
  'of usual length': {
    doorNumber: '12A',
    street: 'Mill Street',
    area: 'Gandhi Nagar',
    district: 'Coimbatore',
    state: 'Tamil Nadu',
    pincode: '642001',
  },
  'of the maximum length': {
    doorNumber: 'Flat 1204, Tower C, Sri Venkateswara Residency Phase Two'.padEnd(60, '.'),
    street:
      'Old Mahabalipuram Road, opposite the Government Higher Secondary School, behind the bus depot and the water tank'.slice(
        0,
        120,
      ),
    area: 'Sholinganallur, near Perumbakkam junction, next to the Sri Lakshmi Narasimha Swamy temple and the rice godown'.slice(
      0,
      120,
    ),
    district: 'Chengalpattu, formerly Kancheepuram district, taluk of Sholinganallur south zone',
    state: 'Tamil Nadu',
    pincode: '600119',
  },
  'in Tamil letters': {
    doorNumber: '௧௨/௩, தரைத்தளம்',
    street: LONG_TAMIL.slice(0, 120),
    area: LONG_TAMIL.slice(0, 120),
    district: 'திருவண்ணாமலை மாவட்டம்',
    state: 'Tamil Nadu',
    pincode: '606601',
  },
};

async function orderTo(request: APIRequestContext, address: object) {
  const user = await makeCustomer();
  await putInCart(request, user);
  const response = await asCustomer(request, user, 'POST', '/api/orders/create', {
    name: 'Thiruvenkatanathapuram Subramaniam Lakshminarayanan',
    phone: '9876543210',
    address,
    addressLatLng: { lat: '10.658300', lng: '77.008500' },
    couponCode: null,
    totalPrice: GROUNDNUT.price * 3,
    items: [{ product: GROUNDNUT.productId, size: GROUNDNUT.size, price: GROUNDNUT.price, quantity: 3 }],
  });
  return { user, order: await response.json() };
}

/** Pages of a PDF and their size in points. */
function pagesOf(pdf: Buffer): { count: number; boxes: string[] } {
  const text = pdf.toString('latin1');
  return {
    count: (text.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length,
    boxes: [...text.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) => box.trim()),
  };
}

for (const [name, address] of Object.entries(addresses)) {
  test(`the 4 x 6 inch label is one complete page with an address ${name}`, async ({
    page,
    request,
    saveScreenshot,
  }) => {
    const { order } = await orderTo(request, address);
    await signIn(page, await adminOf());
    await open(page, `/admin/orders/${order._id}/slip`);
    const sheet = page.locator('.shipping-label__sheet');
    await expect(sheet).toContainText(address.pincode);
    const fits = () =>
      sheet.evaluate((box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth);
    expect(await fits()).toBe(true);
    // on sticker paper only the label is printed, whatever the choice
    expect(pagesOf(await page.pdf({ width: '4in', height: '6in' })).count).toBe(1);
    await page.getByLabel('Print').selectOption('Label, 4 × 6 inch');
    const { count, boxes } = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect([count, boxes]).toEqual([1, ['0 0 288 432']]);
    await page.emulateMedia({ media: 'print' });
    expect(await fits(), 'nothing is cut off in print').toBe(true);
    await page.emulateMedia({ media: null });
    await saveScreenshot(`admin-slip-${name.replaceAll(' ', '-')}`);
    await page.getByLabel('Print').selectOption('Slip, A5');
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })).count).toBe(1);
  });
}

test('slips of unpaid and cancelled orders carry a warning, on screen and in print', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { user, order } = await orderTo(request, addresses['of usual length']);
  await signIn(page, await adminOf());
  await open(page, `/admin/orders/${order._id}/slip`);
  await expect(page.getByText('UNPAID — DO NOT SHIP')).toHaveCount(2);
  await checkAccessibility('main');
  await page.emulateMedia({ media: 'print' });
  for (const warning of await page.getByText('UNPAID — DO NOT SHIP').all())
    await expect(warning).toBeVisible();
  await page.emulateMedia({ media: null });
  await asCustomer(request, user, 'POST', `/api/orders/${order._id}/cancel`, {});
  await open(page, `/admin/orders/${order._id}/slip`);
  await expect(page.getByText('CANCELLED — DO NOT SHIP')).toHaveCount(2);
});
