import { afterAll, beforeAll, expect, test } from 'vitest';
import { TrigramIndex } from '../../src/rules/trigram-index.ts';
import { similarity, trigramsOf } from '../../src/rules/trigrams.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/**
 * Time of this thread alone: what other programs do meanwhile does not count. A statement that takes the database long is given
 * up, and the response is no 200.
 */
function expectQuick(before: NodeJS.CpuUsage): void {
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000, 'milliseconds').toBeLessThan(2000);
}

async function found(term: string): Promise<string[]> {
  const response = await shop.request(`/api/foods/search/${encodeURIComponent(term)}`);
  expect(response.status).toBe(200);
  return (await response.json()).map((food: { _id: string }) => food._id);
}

test.each([
  ['sesame', 'wood-pressed-sesame-oil'],
  ['nallennai', 'wood-pressed-sesame-oil'],
  ['Gingelly oil', 'wood-pressed-sesame-oil'],
  ['til', 'wood-pressed-sesame-oil'],
  ['ellu', 'wood-pressed-sesame-oil'],
  ['நல்லெண்ணெய்', 'wood-pressed-sesame-oil'],
  ['kadalai ennai', 'wood-pressed-groundnut-oil'],
  ['peanut', 'wood-pressed-groundnut-oil'],
  ['thengai', 'wood-pressed-coconut-oil'],
  ['kadugu', 'cold-pressed-mustard-oil'],
  ['karupatti', 'palm-jaggery-karuppatti'],
  ['nattu sakkarai', 'country-sugar-nattu-sakkarai'],
  ['thinai', 'foxtail-millet-thinai'],
  ['grondnut', 'wood-pressed-groundnut-oil'],
  ['cocnut oil', 'wood-pressed-coconut-oil'],
  ['turmric', 'erode-turmeric-powder'],
  ['penut oil', 'wood-pressed-groundnut-oil'],
  ['groundnut oil 1l', 'wood-pressed-groundnut-oil'],
])('A-19 R-02 "%s" finds %s first', async (term, id) => {
  expect((await found(term))[0]).toBe(id);
});

const SESAME = 'wood-pressed-sesame-oil';
const GROUNDNUT = 'wood-pressed-groundnut-oil';
const COCONUT = 'wood-pressed-coconut-oil';
const MUSTARD = 'cold-pressed-mustard-oil';
const RICE = 'hand-pounded-red-rice';
const TURMERIC = 'erode-turmeric-powder';
const GHEE = 'a2-cow-ghee';
const HONEY = 'kolli-hills-forest-honey';
const PALM_JAGGERY = 'palm-jaggery-karuppatti';

/** The search term, the expected first food, and the maximum number of results. */
test.each([
  ['til ka tel', SESAME, 2],
  ['til tel', SESAME, 2],
  ['tilache tel', SESAME, 2],
  ['तिल का तेल', SESAME, 2],
  ['তিলের তেল', SESAME, 2],
  ['nuvvula nune', SESAME, 2],
  ['seasme', SESAME, 2],
  ['seasme oil', SESAME, 2],
  ['sesmae', SESAME, 2],
  ['gingelly', SESAME, 2],
  ['nariyal ka tel', COCONUT, 2],
  ['naariyal tel', COCONUT, 2],
  ['narkelech tel', COCONUT, 2],
  ['narkeler tel', COCONUT, 2],
  ['naralache tel', COCONUT, 2],
  ['नारियल तेल', COCONUT, 2],
  ['velichenna', COCONUT, 2],
  ['kobbari', COCONUT, 2],
  ['தேங்காய் எண்ணெய்', COCONUT, 2],
  ['moongfali ka tel', GROUNDNUT, 2],
  ['मूँगफली का तेल', GROUNDNUT, 2],
  ['singtel', GROUNDNUT, 2],
  ['oil of groundnut', GROUNDNUT, 2],
  ['best groundnut oil 1l', GROUNDNUT, 2],
  ['sarson ka tel', MUSTARD, 1],
  ['सरसों का तेल', MUSTARD, 1],
  ['sorsher tel', MUSTARD, 1],
  ['alsi ka tel', 'cold-pressed-flaxseed-oil', 1],
  ['arandi ka tel', 'cold-pressed-castor-oil', 1],
  ['surajmukhi tel', 'wood-pressed-sunflower-oil', 1],
  ['chawal', RICE, 2],
  ['चावल', RICE, 2],
  ['lal chawal', RICE, 2],
  ['haldi powder', TURMERIC, 1],
  ['हल्दी', TURMERIC, 1],
  ['desi ghee', GHEE, 2],
  ['शुद्ध घी', GHEE, 2],
  ['शहद', HONEY, 2],
  ['pure honey', HONEY, 2],
  ['gud', PALM_JAGGERY, 1],
  ['गुड़', PALM_JAGGERY, 1],
  ['sahjan', 'moringa-leaf-powder', 1],
  ['korralu', 'foxtail-millet-thinai', 1],
  ['desi khand', 'country-sugar-nattu-sakkarai', 1],
] as const)('"%s" finds %s first, and at most %i foods', async (term, id, max) => {
  const ids = await found(term);
  expect(ids[0]).toBe(id);
  expect(ids.length).toBeLessThanOrEqual(max);
});

test.each(['olive oil', 'zaitoon ka tel', 'walnut oil'])(
  'a food that the shop does not have finds no other food: %s',
  async (term) => {
    expect(await found(term)).toEqual([]);
  },
);

test('a kind of food finds the foods of that kind, not those that mention it in their description', async () => {
  const ids = await found('tel');
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) expect(id).toMatch(/oil/);
  // a word that occurs in descriptions only still matches
  expect(await found('curcumin')).toEqual([TURMERIC]);
});

test('searching many foods uses the indexes', async () => {
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`
      insert into foods (id, name, price_paise, status, position)
      select 'many-' || n, 'Many food ' || n, 10000, 'published', 1000 + n from generate_series(1, 3000) n`);
    await client.query('analyze foods');
    const { rows } = await client.query(`
      explain select id from foods
      where status = 'published' and removed_at is null and title_words && array['sesame'] and title_words && array['oil']
      order by position, id limit 150`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('foods_title_words');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('foods that sound similar are told apart by their spelling', async () => {
  expect((await found('then'))[0]).toBe(HONEY);
  expect((await found('thinai'))[0]).toBe('foxtail-millet-thinai');
});

test.each([
  ...[
    'almond oil',
    'badam tel',
    'neem oil',
    'नीम का तेल',
    'kambu',
    'கம்பு',
    'ragi',
    'கேழ்வரகு',
    'samai',
    'ज्वार',
  ],
  ...[
    'moong dal',
    'मूंग दाल',
    'kadalai paruppu',
    'kollu',
    'pepper',
    'milagai thool',
    'jeera',
    'சீரகம்',
    'elaichi',
  ],
  ...[
    'wheat',
    'cashew',
    'முந்திரி',
    'tuna',
    'soap',
    'shampoo',
    'basmati rice',
    'white rice',
    'brown bread',
    'chai',
  ],
])('a food of another kind is not replaced by a similar word: %s', async (term) => {
  expect(await found(term)).toEqual([]);
});

test('the catalogue may use another regional word than the customer', async () => {
  const { rows } = await shop.database.pool.query(
    'select name, tags, category, translations from foods where id = $1',
    [PALM_JAGGERY],
  );
  const save = (name: string, tags: string[], category: string, translations: object) =>
    shop.database.pool.query(
      'update foods set name = $2, tags = $3, category = $4, translations = $5 where id = $1',
      [PALM_JAGGERY, name, tags, category, translations],
    );
  await save('Gur Blocks', [], '', {});
  for (const term of ['गुड़', 'vellam', 'jaggery']) expect((await found(term))[0]).toBe(PALM_JAGGERY);
  await save(rows[0].name, rows[0].tags, rows[0].category, rows[0].translations);
});

test('a food is found by its name in another language', async () => {
  await shop.database.pool.query(
    `update foods set translations = translations || '{"ta": {"name": "அருவிமலை சாறு"}}' where id = $1`,
    [HONEY],
  );
  for (const term of ['அருவிமலை', 'aruvimalai']) expect((await found(term))[0]).toBe(HONEY);
});

test('words are compared like pg_trgm compares them', async () => {
  const { rows } = await shop.database.pool.query<{
    one: string;
    other: string;
    whole: number;
    part: number;
  }>(`
    select one.word as one, other.word as other, similarity(one.word, other.word)::float8 as whole,
      word_similarity(one.word, other.word || ' 500 (' || one.word || ') oil')::float8 as part
    from search_words one join search_words other on abs(hashtext(one.word)::bigint - hashtext(other.word)) < 5000000`);
  expect(rows.length).toBeGreaterThan(1000);
  for (const { one, other, whole, part } of rows) {
    expect(similarity(new Set(trigramsOf(one)), new Set(trigramsOf(other))), `${one} ${other}`).toBeCloseTo(
      whole,
      5,
    );
    const index = TrigramIndex.of(['another text', `${other} 500 (${one}) oil`]);
    expect(index.partSimilarities(one, [1])[0], `${one} in ${other}`).toBeCloseTo(part, 5);
  }
});

test('a new regional word is data, not code', async () => {
  expect(await found('ghrutham')).toEqual([]);
  await shop.database.pool.query("insert into search_words values ('ghrutham', 'ghee')");
  expect((await found('ghrutham'))[0]).toBe('a2-cow-ghee');
});

test.each([
  '%',
  '_',
  '\\',
  "'",
  '"; drop table foods; --',
  '🙂',
  'அ',
  '\u0000',
  '../../etc',
  ' ',
  'ka ki ke wala का की',
])('105 the term %j is harmless', async (term) => {
  const before = process.threadCpuUsage();
  const response = await shop.request(`/api/foods/search/${encodeURIComponent(term)}`);
  expect([200, 404]).toContain(response.status);
  expectQuick(before);
});

test.each([
  ['zero-width characters', `ti\u200bl\u200d ka\ufeff tel`, SESAME],
  ['marks of the direction of writing', '\u202eघी\u202c', GHEE],
  ['right-to-left letters', 'زيت السمسم עברית', undefined],
  ['only combining marks', '\u0301\u0bcd\u094d\u0bbe'.repeat(20), undefined],
  ['a letter with very many marks', `a${'\u0301'.repeat(5000)}`, undefined],
  ['emoji', '🍯🍯 👨‍👩‍👧‍👦 🇮🇳', undefined],
  ['a lone half of an emoji', '\ud83c honey'.toWellFormed(), HONEY],
  ['many words that nothing resembles', 'zxqv wqzx vvzq qxzw '.repeat(50), undefined],
  ['one endless word of an Indian script', 'க்ஷ்ரீ'.repeat(2000), undefined],
  ['two hundred words', 'honey forest kolli wild raw '.repeat(40), HONEY],
  ['wildcards', '%%% ___ *** [a-z]+ \\\\', undefined],
  ['a compound of hundreds of words', 'haldioil'.repeat(400), TURMERIC],
])('105 %s are searched quickly', async (_, term, id) => {
  const before = process.threadCpuUsage();
  const response = await shop.request(`/api/foods/search/${encodeURIComponent(term)}`);
  expect(response.status).toBe(200);
  expect((await response.json())[0]?._id).toBe(id);
  expectQuick(before);
});

test('105 ten thousand letters find nothing quickly', async () => {
  const before = process.threadCpuUsage();
  const response = await shop.request(`/api/foods/search/${'a'.repeat(10_000)}`);
  expect([200, 404]).toContain(response.status);
  expectQuick(before);
});

test.each(['%', '_', '\\', "'"])(
  '105 %s is an ordinary character: no wildcard, no SQL injection',
  async (email) => {
    expect(await found(email)).toEqual([]);
    expect(await (await shop.request(`/api/foods?name=${encodeURIComponent(email)}`)).json()).toEqual([]);
    const ids = await found(`sesame${email} oil`);
    expect(ids[0]).toBe('wood-pressed-sesame-oil');
  },
);

test('A-20 L-03 a category lists its foods, All lists everything, an unknown one nothing', async () => {
  const honey = await (await shop.request('/api/foods/category/Honey%20%26%20Ghee')).json();
  expect(honey.map((food: { _id: string }) => food._id)).toEqual(['kolli-hills-forest-honey', 'a2-cow-ghee']);
  expect(await (await shop.request('/api/foods/category/All')).json()).toHaveLength(16);
  expect(await (await shop.request('/api/foods/category/Shoes')).json()).toEqual([]);
});

test('N-19 L-02 categories are the distinct categories of published foods', async () => {
  const categories = await (await shop.request('/api/foods/categories')).json();
  expect(categories).toHaveLength(6);
  expect(categories[0]).toBe('Cold-Pressed Oils');
});

test.each(['featured', 'price-low', 'price-high', 'rating', 'name'])(
  'sorted by %s, the pages add up to the full list',
  async (sort) => {
    const all = await (await shop.request(`/api/foods?sort=${sort}`)).json();
    const ids = all.map((food: { _id: string }) => food._id);
    const seen: string[] = [];
    for (let after = ''; ; after = seen.at(-1) ?? '') {
      const page = await (
        await shop.request(`/api/foods?sort=${sort}&limit=7${after && `&after=${after}`}`)
      ).json();
      if (page.length === 0) break;
      seen.push(...page.map((food: { _id: string }) => food._id));
    }
    expect(seen).toEqual(ids);
    const charged = all.map(
      (food: { price: number; discount: number }) => food.price * (100 - food.discount),
    );
    if (sort === 'price-low')
      expect(charged).toEqual(charged.toSorted((one: number, other: number) => one - other));
    if (sort === 'price-high')
      expect(charged).toEqual(charged.toSorted((one: number, other: number) => other - one));
  },
);

test('suggestions are few and short', async () => {
  const response = await shop.request('/api/foods/suggest/oil');
  const suggestions = await response.json();
  expect(suggestions.length).toBeLessThanOrEqual(6);
  const [first] = await (await shop.request('/api/foods/search/oil')).json();
  expect(suggestions[0]).toEqual({
    _id: first._id,
    name: first.name,
    imageUrl: first.imageUrl,
    category: first.category,
    price: first.quantities[0].price,
    size: first.quantities[0].size,
    discount: first.discount,
  });
});

test('D-18 K-05 related foods are four others, same category first', async () => {
  const related = await (await shop.request('/api/foods/related/kolli-hills-forest-honey')).json();
  expect(related).toHaveLength(4);
  expect(related[0]._id).toBe('a2-cow-ghee');
  expect(related.map((food: { _id: string }) => food._id)).not.toContain('kolli-hills-forest-honey');
  expect(await (await shop.request('/api/foods/related/moon-oil')).json()).toEqual([]);
});
