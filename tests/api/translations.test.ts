import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../support/admin-actions.ts';
import { as, atCheckout, COCONUT, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const HONEY = 'kolli-hills-forest-honey';
const OIL = 'wood-pressed-sesame-oil';
const RECIPE = 'ellu-sadam-sesame-rice';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { pool } = shop.database;
  // independent of the texts of the demo
  await pool.query("update foods set translations = '{}'");
  await pool.query("update recipes set translations = '{}'");
  await pool.query('update foods set translations = $1 where id = $2', [
    { ta: { name: 'நல்லெண்ணெய்', origins: ['விருத்தாசலம்'] } },
    OIL,
  ]);
  await pool.query('update recipes set translations = $1 where id = $2', [
    { ta: { title: 'எள்ளு சாதம்', ingredients: [{ name: 'சோறு', quantity: '' }] } },
    RECIPE,
  ]);
  await pool.query('update shop_settings set translations = $1', [
    {
      ta: { tagline: 'மரச்செக்கு', categories: { 'Cold-Pressed Oils': 'செக்கு எண்ணெய்' }, tags: { sesame: 'எள்' } },
    },
  ]);
});
afterAll(() => shop.close());

const read = async (path: string) => (await shop.request(path)).json();

test('foods, categories, tags and the shop are read in the language of the request', async () => {
  const english = await read(`/api/foods/id/${OIL}`);
  const tamil = await read(`/api/foods/id/${OIL}?language=ta`);
  expect(english).not.toHaveProperty('untranslated');
  expect(tamil).toMatchObject({
    _id: OIL,
    name: 'நல்லெண்ணெய்',
    origins: ['விருத்தாசலம்'],
    category: 'செக்கு எண்ணெய்',
    description: english.description,
    quantities: english.quantities,
  });
  expect(tamil.tags[0]).toBe('எள்');
  expect(tamil.untranslated).toEqual(expect.arrayContaining(['description', 'imageAlt', 'tags']));
  expect(tamil.untranslated).not.toContain('name');
  expect((await read('/api/foods/categories?language=ta'))[0]).toBe('செக்கு எண்ணெய்');
  expect(await read('/api/shop?language=ta')).toMatchObject({ tagline: 'மரச்செக்கு' });
  expect(await read('/api/shop?language=hi')).toMatchObject({
    untranslated: ['tagline', 'grievanceOfficer'],
  });
});

test('lists, search, suggestions and related foods are translated too; unknown languages are English', async () => {
  const names = async (path: string) => (await read(path)).map(({ name }: { name: string }) => name);
  expect(await names('/api/foods?language=ta')).toContain('நல்லெண்ணெய்');
  expect((await names('/api/foods/search/sesame oil?language=ta'))[0]).toBe('நல்லெண்ணெய்');
  expect((await read('/api/foods/suggest/sesame?language=ta'))[0]).toMatchObject({ name: 'நல்லெண்ணெய்' });
  expect(await names('/api/foods/related/wood-pressed-groundnut-oil?language=ta')).toContain('நல்லெண்ணெய்');
  const english = await (await shop.request('/api/foods')).text();
  for (const language of ['en', 'xyz', '', '%00'])
    expect(await (await shop.request(`/api/foods?language=${language}`)).text()).toBe(english);
});

test('a link with a translated category or tag lists the same foods, in English too', async () => {
  const ids = async (path: string) => (await read(path)).map(({ _id }: { _id: string }) => _id);
  const oils = await ids('/api/foods?category=Cold-Pressed Oils');
  const name = encodeURIComponent('செக்கு எண்ணெய்');
  expect(oils.length).toBeGreaterThan(1);
  expect(await ids(`/api/foods?category=${name}&language=ta`)).toEqual(oils);
  expect(await ids(`/api/foods/category/${name}?language=ta`)).toEqual(oils);
  expect(await ids(`/api/foods?category=${name}`)).toEqual(oils);
  expect(await ids(`/api/foods?tag=${encodeURIComponent('எள்')}&language=ta`)).toEqual(
    await ids('/api/foods?tag=sesame'),
  );
});

test('a recipe is translated text by text', async () => {
  const recipe = await read(`/api/recipes/${RECIPE}?language=ta`);
  expect(recipe.title).toBe('எள்ளு சாதம்');
  expect(recipe.ingredients[0]).toMatchObject({
    name: 'சோறு',
    quantity: '3 cups',
    foodId: 'hand-pounded-red-rice',
  });
  expect(recipe.ingredients[1].name).toBe('Black sesame seeds');
  expect(recipe.untranslated).toEqual(expect.arrayContaining(['description', 'instructions', 'ingredients']));
});

test('cart, wishlist and orders show the translated name; the order itself stores the English one', async () => {
  const { me, checkout } = await atCheckout(shop, [SESAME, COCONUT]);
  const first = (body: { items: { food: { _id: string; name: string } }[] }) =>
    body.items.find(({ food }) => food._id === OIL)?.food.name;
  expect(first((await me.get('/api/cart?language=ta')).body)).toBe('நல்லெண்ணெய்');
  expect(first((await me.post('/api/cart?language=ta', { ...SESAME })).body)).toBe('நல்லெண்ணெய்');
  const wish = await me.post('/api/whishlist?language=ta', { productId: OIL });
  expect(wish.body[0].productId.name).toBe('நல்லெண்ணெய்');

  const { body: placed } = await me.post('/api/orders/create?language=ta', checkout);
  const names = (order: { items: { product: { _id: string; name: string } }[] }) =>
    order.items.map(({ product }) => product.name);
  expect(names(placed)).toEqual(expect.arrayContaining(['நல்லெண்ணெய்', 'Wood-Pressed Coconut Oil']));
  const order = (await me.get(`/api/orders/order/${placed._id}?language=ta`)).body;
  expect(names(order)).toContain('நல்லெண்ணெய்');
  expect(
    order.items.flatMap(
      ({ product }: { product: { untranslated?: string[] } }) => product.untranslated ?? [],
    ),
  ).toEqual(['name']);
  expect(names((await me.get('/api/orders?language=ta')).body[0])).toContain('நல்லெண்ணெய்');
  expect(names((await me.get(`/api/orders/order/${placed._id}`)).body)).toContain('Wood-Pressed Sesame Oil');
  const { rows } = await shop.database.pool.query('select name from order_items where order_id = $1', [
    placed._id,
  ]);
  expect(rows).toContainEqual({ name: 'Wood-Pressed Sesame Oil' });
});

test('an admin translates a food; others see it, and a second admin overwrites nothing', async () => {
  const admin = await asAdmin(shop);
  const path = `/api/admin/translations/foods/${HONEY}/hi`;
  const form = (await admin.get(path)).body;
  expect(form.title).toBe('Kolli Hills Forest Honey');
  expect(form.texts[0]).toEqual({
    path: 'name',
    english: 'Kolli Hills Forest Honey',
    text: '',
    isOutdated: false,
  });
  const texts = { name: 'जंगल का शहद', 'origins.0': 'कोल्ली हिल्स\nतमिलनाडु', unknown: 'x', 'origins.9': 'x' };
  const saved = await admin.put(path, { version: form.version, texts });
  expect(saved.status).toBe(200);
  expect(await read(`/api/foods/id/${HONEY}?language=hi`)).toMatchObject({
    name: 'जंगल का शहद',
    origins: ['कोल्ली हिल्स तमिलनाडु'],
  });
  const stale = await admin.put(path, { version: form.version, texts: {} });
  expect([stale.status, stale.body.code]).toEqual([409, 'settings-changed']);
  expect(stale.body.current).toEqual(saved.body);
  // the form of the food knows an older version, too
  const { rows } = await shop.database.pool.query('select translations from foods where id = $1', [HONEY]);
  expect(rows[0].translations).toEqual({ hi: { name: 'जंगल का शहद', origins: ['कोल्ली हिल्स तमिलनाडु'] } });
  const { rows: audit } = await shop.database.pool.query(
    "select changes from audit_log where action = 'translate food' order by id desc limit 1",
  );
  expect(audit[0].changes.name).toEqual([null, 'जंगल का शहद']);
});

test('a changed order of English lines moves their translations along', async () => {
  const admin = await asAdmin(shop);
  const food = (await admin.get('/api/admin/foods/three-oils-kitchen-combo')).body;
  const path = '/api/admin/translations/foods/three-oils-kitchen-combo/ta';
  const { version } = (await admin.get(path)).body;
  const texts = { 'ingredients.0.name': 'முதல்', 'ingredients.1.name': 'இரண்டு' };
  await admin.put(path, { version, texts });
  const { _id, name, price, origins, cookTime, ingredients } = food;
  const [one, two] = ingredients;
  const changed = [two, { name: 'New', quantity: '' }, one];
  await admin.put('/api/foods', { _id, name, price, origins, cookTime, ingredients: changed });
  const after = await read('/api/foods/id/three-oils-kitchen-combo?language=ta');
  expect(after.ingredients.map((line: { name: string }) => line.name)).toEqual(['இரண்டு', 'New', 'முதல்']);
});

test('a translation is marked when its English text has changed since, until it is saved again', async () => {
  const admin = await asAdmin(shop);
  const path = `/api/admin/translations/foods/${HONEY}/ta`;
  const texts = { name: 'தேன்', cookTime: 'உடனே' };
  await admin.put(path, { version: (await admin.get(path)).body.version, texts });
  const { _id, price, origins, cookTime } = await read(`/api/foods/id/${HONEY}`);
  await admin.put('/api/foods', { _id, name: 'Wild honey', price, origins, cookTime });
  const outdated = async () => {
    const { texts: all, version } = (await admin.get(path)).body;
    const marked = all.filter(({ isOutdated }: { isOutdated: boolean }) => isOutdated);
    const overview = (await admin.get('/api/admin/translations')).body;
    const foods = overview.find((one: { language: string }) => one.language === 'ta').groups[0];
    const entry = foods.entries.find(({ id }: { id: string }) => id === HONEY);
    return { version, paths: marked.map((one: { path: string }) => one.path), count: entry.outdated };
  };
  const after = await outdated();
  expect(after).toMatchObject({ paths: ['name'], count: 1 });
  expect(await read(`/api/foods/id/${HONEY}?language=ta`)).toMatchObject({ name: 'தேன்', cookTime: 'உடனே' });
  await admin.put(path, { version: after.version, texts });
  expect(await outdated()).toMatchObject({ paths: [], count: 0 });
});

test('recipes and the texts of the shop are translated in the same way', async () => {
  const admin = await asAdmin(shop);
  const recipe = `/api/admin/translations/recipes/${RECIPE}/hi`;
  const { version } = (await admin.get(recipe)).body;
  expect((await admin.put(recipe, { version, texts: { title: 'तिल चावल' } })).status).toBe(200);
  expect((await admin.put(recipe, { version, texts: {} })).status).toBe(409);
  expect(await read(`/api/recipes/${RECIPE}?language=hi`)).toMatchObject({ title: 'तिल चावल' });
  const texts = '/api/admin/translations/shop/texts/hi';
  const form = (await admin.get(texts)).body;
  expect(form.texts).toContainEqual({
    path: 'categories.Honey & Ghee',
    english: 'Honey & Ghee',
    text: '',
    isOutdated: false,
  });
  const input = {
    version: form.version,
    texts: { tagline: 'लकड़ी की घानी', 'categories.Honey & Ghee': 'शहद और घी' },
  };
  expect((await admin.put(texts, input)).status).toBe(200);
  expect((await admin.put(texts, input)).status).toBe(409);
  expect(await read('/api/shop?language=hi')).toMatchObject({ tagline: 'लकड़ी की घानी' });
  expect(await read('/api/foods/categories?language=hi')).toContain('शहद और घी');
  // the other language stays
  expect(await read('/api/shop?language=ta')).toMatchObject({ tagline: 'மரச்செக்கு' });
});

test('admin counts what is missing, and lists filter by it', async () => {
  const admin = await asAdmin(shop);
  const overview = (await admin.get('/api/admin/translations')).body;
  const group = (language: string, kind: string) =>
    overview
      .find((one: { language: string }) => one.language === language)
      .groups.find((one: { kind: string }) => one.kind === kind);
  expect(group('ta', 'foods')).toMatchObject({ total: 16, missing: 16 });
  expect(group('ta', 'pages').missing).toBeGreaterThan(0);
  const counted = group('ta', 'foods').entries.find(({ id }: { id: string }) => id === OIL).missing;
  const { texts } = (await admin.get(`/api/admin/translations/foods/${OIL}/ta`)).body;
  expect(counted).toBe(texts.filter(({ text }: { text: string }) => text === '').length);

  const { version } = (await admin.get(`/api/admin/translations/foods/${OIL}/ta`)).body;
  const all = Object.fromEntries(texts.map(({ path }: { path: string }) => [path, 'தமிழ்']));
  await admin.put(`/api/admin/translations/foods/${OIL}/ta`, { version, texts: all });
  const left = (await admin.get('/api/admin/foods?untranslated=ta')).body;
  expect(left).toHaveLength(15);
  expect(await read(`/api/foods/id/${OIL}?language=ta`)).not.toMatchObject({
    untranslated: expect.arrayContaining(['name']),
  });
  expect((await admin.get('/api/admin/recipes?untranslated=hi')).body).toHaveLength(6);
});

test.each([
  ['/api/admin/translations/foods/no-such-food/ta', 404],
  ['/api/admin/translations/foods/%00/ta', 404],
  ['/api/admin/translations/recipes/%00/ta', 400],
  ['/api/admin/translations/shop/other/ta', 404],
  [`/api/admin/translations/foods/${OIL}/en`, 400],
  [`/api/admin/translations/users/${OIL}/ta`, 400],
])('%s is rejected with %s', async (path, status) => {
  const admin = await asAdmin(shop);
  expect((await admin.get(path)).status).toBe(status);
  expect((await admin.put(path, { version: '1', texts: {} })).status).toBe(status);
});

test('only admins read and write translations, and wrong bodies get a 400', async () => {
  const path = `/api/admin/translations/foods/${OIL}/ta`;
  const me = as(shop, await makeShopper(shop));
  expect((await shop.request(path)).status).toBe(401);
  expect((await me.get(path)).status).toBe(403);
  expect((await me.get('/api/admin/translations')).status).toBe(403);
  const admin = await asAdmin(shop);
  for (const body of [
    {},
    { version: 1, texts: {} },
    { version: '1', texts: { name: 7 } },
    { version: '1', texts: { name: 'x'.repeat(6001) } },
  ])
    expect((await admin.put(path, body)).status).toBe(400);
});
