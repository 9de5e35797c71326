import { type Admin, asAdmin } from './admin-actions.ts';
import { png } from './images.ts';
import { bearer } from './people.ts';
import type { TestShop } from './test-shop.ts';

export const OWN_FOOD = {
  name: 'Nilgiri Pepper',
  price: 240,
  origins: ['Gudalur'],
  cookTime: 'Ready to use',
  tags: ['pepper'],
  quantities: [{ size: '100 g', price: 240, stock: 12, netAmount: 100, netUnit: 'g' }],
  specifications: [{ name: 'Country of origin', value: 'India' }],
  ingredients: [{ name: 'Pepper', quantity: '' }],
  category: 'Spices',
  description: 'Dried in the sun.',
  hsn: '0904',
  gstRate: 5,
  shelfLifeDays: 365,
};

/** A demo shop in which an owner tries their own content; `imageUrl` is an upload. */
export async function addOwnContent(shop: TestShop): Promise<{ admin: Admin; imageUrl: string }> {
  const admin = await asAdmin(shop);
  const form = new FormData();
  form.append('image', new File([new Uint8Array(await png('#335577'))], 'pepper.png'));
  const upload = await shop.request('/api/upload', {
    method: 'POST',
    body: form,
    headers: bearer(admin.admin.token),
  });
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  await must(admin.post('/api/foods', { ...OWN_FOOD, images: [{ url: imageUrl, alt: 'A jar of pepper' }] }));
  const { values } = (await admin.get('/api/admin/settings')).body;
  await must(admin.put('/api/admin/settings', { ...values, name: 'Nila Spices', phone: '+91 98765 43210' }));
  return { admin, imageUrl };
}

async function must(call: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}
