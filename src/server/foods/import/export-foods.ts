import type { FieldDefinition } from '../../../extension/field-definitions.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../rules/csv.ts';
import type { Db } from '../../platform/db/db.ts';
import { maxImageCount, selectFoodPage } from './bulk-foods.store.ts';
import { fieldColumns } from './field-columns.ts';
import { altColumn, type FoodColumn, foodColumns, imageColumn, SIZE_COLUMNS } from './food-columns.ts';
import type { FoodState, SizeState } from './food-state.ts';
import { netCell, stockCell } from './size-cells.ts';
import { translationColumns } from './translation-columns.ts';

const PAGE = 200;
const MIN_IMAGE_COLUMNS = 3;
type Cell = string | number;

/** All foods with drafts in the format that an import reads: a line per size, what is about the food in its first line. */
export async function* exportFoods(db: Db, fields: readonly FieldDefinition[]): AsyncGenerator<string> {
  const extra = fieldColumns(fields);
  const imageCount = Math.max(MIN_IMAGE_COLUMNS, await maxImageCount(db));
  const numbers = Array.from({ length: imageCount }, (_, index) => index + 1);
  yield BYTE_ORDER_MARK +
    csvLine([
      'id',
      'name',
      ...SIZE_COLUMNS,
      ...[...restColumns, ...extra].map(({ name }) => name),
      ...numbers.flatMap((number) => [imageColumn(number), altColumn(number)]),
      ...translationColumns.map(({ name }) => name),
    ]);
  for (let after: string | undefined; ; ) {
    const page = await selectFoodPage(db, after, PAGE);
    if (page.length > 0) yield page.map((food) => linesOf(food, extra, imageCount)).join('');
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

const restColumns = foodColumns.filter(({ name }) => name !== 'name');

function linesOf(food: FoodState, extra: readonly FoodColumn[], imageCount: number): string {
  const images = Array.from({ length: imageCount }, (_, index) => food.images[index]);
  const details: Cell[] = [
    ...[...restColumns, ...extra].map(({ cellOf }) => cellOf(food)),
    ...images.flatMap((image) => [image?.url ?? '', image?.alt ?? '']),
    ...translationColumns.map(({ cellOf }) => cellOf(food)),
  ];
  const blank = details.map(() => '');
  const sizes = food.sizes.length > 0 ? food.sizes : [undefined];
  return sizes
    .map((size, index) => {
      const isFirst = index === 0;
      return csvLine([food.id, isFirst ? food.name : '', ...sizeCells(size), ...(isFirst ? details : blank)]);
    })
    .join('');
}

function sizeCells(size: SizeState | undefined): Cell[] {
  if (!size) return SIZE_COLUMNS.map(() => '');
  const stock = stockCell(size.stock);
  return [size.size, size.price, stock, stock, netCell(size), size.shelf, size.lowStock ?? ''];
}
