import { expect, test } from 'vitest';
import { emptyFood, type FoodState } from './food-state.ts';
import { planFood } from './plan-food.ts';
import type { PlanRules } from './plan-types.ts';

const RULES: PlanRules = {
  needsTax: false,
  isLive: false,
  imageOf: () => ({ error: () => 'is not in the ZIP' }),
};

const PLACE = { shelf: '', lowStock: null };
const OIL: FoodState = {
  ...emptyFood('sesame-oil'),
  name: 'Sesame Oil',
  description: 'Pressed slowly.\n\nStrained once.',
  category: 'Oils',
  tags: ['oil', 'sesame, black'],
  origins: ['Karur, Tamil Nadu', 'Erode'],
  cookTime: 'Ready to use',
  hsn: '1515',
  gstRate: 5,
  price: 210,
  sizes: [
    { size: '500 ml', position: 0, price: 210, stock: 10, netAmount: 500, netUnit: 'ml', ...PLACE },
    { size: '1 L', position: 1, price: 400, stock: null, netAmount: 1000, netUnit: 'ml', ...PLACE },
  ],
  images: [{ url: '/media/a.webp', alt: 'A bottle' }],
  specifications: [{ name: 'Country of origin', value: 'India' }],
};

const plan = (
  current: FoodState | undefined,
  lines: Record<string, string>[],
  rules: Partial<PlanRules> = {},
) =>
  planFood(
    current?.id ?? lines[0]?.id ?? 'new-food',
    current,
    lines.map((cells, index) => ({ line: index + 2, cells })),
    { ...RULES, ...rules },
  );
const results = (planned: ReturnType<typeof plan>) => planned.lines.map(({ result }) => result);
const texts = (planned: ReturnType<typeof plan>) =>
  planned.lines.flatMap(({ messages }) => messages.map(({ column, text }) => `${column}: ${text}`));

const NEW = {
  id: 'red-rice',
  name: 'Red Rice',
  origins: 'Thanjavur',
  cook_time: '30 minutes',
  size: '1 kg',
  price: '₹1,250.00',
};

test('shelf and low-stock level of a size are set, stay where the cell is blank, and are cleared', () => {
  const [small, large] = OIL.sizes;
  const set = plan(OIL, [{ id: OIL.id, size: '500 ml', shelf: 'B 7', low_stock: '12' }]);
  expect(set.target?.sizes).toEqual([{ ...small, shelf: 'B 7', lowStock: 12 }, large]);
  expect(texts(set)).toEqual(['shelf: empty → B 7', 'low_stock: empty → 12']);
  const placed = { ...OIL, sizes: set.target?.sizes ?? [] };
  expect(results(plan(placed, [{ id: OIL.id, size: '500 ml', shelf: '', low_stock: '' }]))).toEqual([
    'unchanged',
  ]);
  const cleared = plan(placed, [{ id: OIL.id, size: '500 ml', shelf: '[empty]', low_stock: '[empty]' }]);
  expect(cleared.target?.sizes).toEqual(OIL.sizes);
});

test('a new food has what its line says, and defaults for the rest', () => {
  const { target, lines } = plan(undefined, [NEW]);
  expect(lines).toEqual([{ line: 2, result: 'created', messages: [] }]);
  expect(target).toEqual({
    ...emptyFood('red-rice'),
    name: 'Red Rice',
    origins: ['Thanjavur'],
    cookTime: '30 minutes',
    price: 1250,
    sizes: [{ size: '1 kg', position: 0, price: 1250, stock: null, netAmount: 1000, netUnit: 'g', ...PLACE }],
  });
});

test('blank and absent cells change nothing', () => {
  const planned = plan(OIL, [
    { id: 'sesame-oil', name: '', tags: '', hsn: '', size: '500 ml', price: '', stock: '' },
  ]);
  expect(results(planned)).toEqual(['unchanged']);
  expect(planned.target).toBeUndefined();
});

test('[empty] clears a field that may be empty', () => {
  const planned = plan(OIL, [{ id: 'sesame-oil', category: '[empty]', hsn: '[EMPTY]', image_1: '[empty]' }]);
  expect(planned.target).toMatchObject({ category: '', hsn: null, images: [] });
  expect(texts(plan(OIL, [{ id: 'sesame-oil', name: '[empty]' }]))).toEqual(['name: This cannot be empty']);
});

test('each change is named at its line', () => {
  const planned = plan(OIL, [
    { id: 'sesame-oil', tags: 'oil', size: '500 ml', price: '220' },
    { id: 'sesame-oil', size: '1 L', price: '400' },
    { id: 'sesame-oil', size: '5 L', price: '1,900' },
  ]);
  expect(results(planned)).toEqual(['changed', 'unchanged', 'created']);
  expect(texts(planned)).toEqual([
    'tags: oil, sesame\\, black → oil',
    'food_price: 210 → 220',
    'price: 210 → 220',
  ]);
  expect(planned.target?.sizes).toMatchObject([
    { price: 220, stock: 10 },
    { price: 400 },
    { size: '5 L', position: 2 },
  ]);
});

test.each([
  ['the unchanged cell of an old file', { stock: '12', stock_when_exported: '12' }, 'unchanged', 10],
  ['a count after which nothing was sold', { stock: '25', stock_when_exported: '10' }, 'changed', 25],
  ['the same file again', { stock: '10', stock_when_exported: '4' }, 'unchanged', 10],
  ['a count without the stock of the export', { stock: '25' }, 'changed', 25],
  ['unlimited', { stock: 'Unlimited', stock_when_exported: '10' }, 'changed', null],
])('stock: %s', (_, cells, result, stock) => {
  const planned = plan(OIL, [{ id: 'sesame-oil', size: '500 ML', ...cells }]);
  expect(results(planned)).toEqual([result]);
  expect((planned.target ?? OIL).sizes[0]?.stock).toBe(stock);
});

test('stock that was sold meanwhile is not overwritten', () => {
  const planned = plan(OIL, [{ id: 'sesame-oil', size: '500 ml', stock: '25', stock_when_exported: '12' }]);
  expect(results(planned)).toEqual(['rejected']);
  expect(texts(planned)[0]).toContain('was 12 when the file was made and is 10 now');
});

test('one wrong line rejects all lines of its food', () => {
  const planned = plan(OIL, [
    { id: 'sesame-oil', size: '500 ml', price: '220' },
    { id: 'sesame-oil', size: '1 L', price: 'cheap' },
  ]);
  expect(results(planned)).toEqual(['rejected', 'rejected']);
  expect(planned.target).toBeUndefined();
  expect(texts(planned)).toEqual([
    ': Not imported because of line 3 of the same food',
    'price: Write rupees, such as 210 or 210.50',
  ]);
});

test.each([
  [{ ...NEW, id: 'Red Rice!' }, 'id: An id has small letters'],
  [{ ...NEW, price: '' }, 'price: A new size needs its price'],
  [{ ...NEW, price: '0' }, 'price: Write rupees'],
  [{ ...NEW, price: '12.345' }, 'price: Write rupees'],
  [{ ...NEW, name: 'Rice' }, 'name: Field Is Too Short'],
  [{ ...NEW, origins: '' }, 'origins: A new food needs this'],
  [{ ...NEW, size: '' }, 'size: Write the size that this price belongs to'],
  [{ ...NEW, size: 'x'.repeat(41) }, 'size: Write 40 characters at most'],
  [{ ...NEW, stock: '-1' }, 'stock: Write a whole number'],
  [{ ...NEW, stock: '1.5' }, 'stock: Write a whole number'],
  [{ ...NEW, discount: '100' }, 'discount: Write a whole number from 0 to 99'],
  [{ ...NEW, hsn: 'oil' }, 'hsn: An HSN code has 4, 6 or 8 digits'],
  [{ ...NEW, gst_rate: 'five' }, 'gst_rate: Write a percentage'],
  [{ ...NEW, status: 'online' }, 'status: '],
  [{ ...NEW, net_quantity: 'big' }, 'net_quantity: Write an amount with its unit'],
  [{ ...NEW, low_stock: 'few' }, 'low_stock: '],
  [{ ...NEW, shelf: 'x'.repeat(41) }, 'shelf: '],
  [{ ...NEW, image_1: 'oil.jpg' }, 'image_1: is not in the ZIP'],
  [{ ...NEW, image_1: `https://farm.example/${'x'.repeat(500)}` }, 'image_1: The address is too long'],
  [{ ...NEW, ingredients: 'x'.repeat(90) }, 'ingredients: Write 80 characters at most'],
  [{ id: 'red-rice', size: '1 kg', stock: '5' }, 'id: There is no food red-rice'],
])('%j is rejected with its column', (cells, message) => {
  const planned = plan(undefined, [cells]);
  expect(results(planned)).toEqual(['rejected']);
  expect(texts(planned).some((text) => text.startsWith(message))).toBe(true);
});

test('lines of one food that disagree, or repeat a size, are rejected', () => {
  const other = plan(OIL, [
    { id: 'sesame-oil', name: 'Sesame Oil One' },
    { id: 'sesame-oil', name: 'Sesame Oil Two' },
  ]);
  expect(texts(other)).toContain('name: Line 2 of the same food has something else here');
  const twice = plan(OIL, [
    { id: 'sesame-oil', size: '1 L', price: '1' },
    { id: 'sesame-oil', size: '1 l', price: '2' },
  ]);
  expect(texts(twice)).toContain('size: This size is in line 2 already');
});

test('a deleted food, and a food with another name, are not taken for a new one', () => {
  expect(texts(plan({ ...OIL, isRemoved: true }, [{ id: 'sesame-oil', discount: '5' }]))[0]).toContain(
    'was deleted',
  );
  expect(texts(plan(OIL, [{ name: 'Sesame Oil!', size: '1 L' }]))[0]).toContain('belongs to “Sesame Oil”');
});

test('with a GSTIN a food is published only with tax data', () => {
  const rules = { needsTax: true };
  expect(texts(plan(undefined, [NEW], rules)).join()).toContain('To publish it, write the HSN code');
  expect(results(plan(undefined, [{ ...NEW, status: 'draft' }], rules))).toEqual(['created']);
  expect(results(plan(undefined, [{ ...NEW, hsn: '1006', gst_rate: '5%' }], rules))).toEqual(['created']);
  const live = plan(undefined, [NEW], { needsTax: true, isLive: true });
  expect([results(live), live.target?.status]).toEqual([['created'], 'draft']);
  const old = { ...OIL, hsn: null };
  expect(results(plan(old, [{ id: 'sesame-oil', discount: '5' }], rules))).toEqual(['changed']);
  expect(results(plan(OIL, [{ id: 'sesame-oil', hsn: '[empty]' }], rules))).toEqual(['rejected']);
});

test('pictures are replaced together, and a picture that is there stays', () => {
  const imageOf = (cell: string) => ({ url: `/uploads/ab/${cell.replace(/\W/g, '')}.webp` });
  const cells = { id: 'sesame-oil', image_1: 'new.jpg', image_1_alt: 'New', image_2: '/media/a.webp' };
  const { target } = plan(OIL, [cells], { imageOf });
  expect(target?.images).toEqual([
    { url: '/uploads/ab/newjpg.webp', alt: 'New' },
    { url: '/media/a.webp', alt: 'A bottle' },
  ]);
  expect(results(plan(target, [cells], { imageOf }))).toEqual(['unchanged']);
});

test('a food with very many lines is rejected at once', () => {
  const planned = plan(
    OIL,
    Array.from({ length: 20_000 }, (_, index) => ({ id: 'sesame-oil', size: `${index} ml`, price: '1' })),
  );
  expect(new Set(results(planned))).toEqual(new Set(['rejected']));
  expect(texts(planned)[0]).toBe('size: A food has at most 20 sizes');
});

test('a message is stored in every language, also one of a schema', () => {
  const [line] = plan(undefined, [{ ...NEW, price: 'cheap', stock: '-1' }]).lines;
  const [price, stock] = line?.messages ?? [];
  expect(stock).toMatchObject({
    text: 'Write a whole number from 0 to 10,00,000, or unlimited',
    translations: { hi: '0 से 10,00,000 तक पूरी संख्या लिखें, या unlimited' },
  });
  expect(price?.translations?.ta).toMatch(/\p{Script=Tamil}/u);
});
