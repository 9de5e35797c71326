import type { z } from 'zod';
import { foodInput } from '../../../contract/food-input.ts';
import { importResults } from '../../../messages/import-results.ts';
import { listFromCell, listToCell, pairsFromCell, pairsToCell } from '../../../rules/cell-list.ts';
import { hsnInCell, numberInCell, percentInCell, rupeesInCell } from '../../../rules/cell-number.ts';
import type { FoodState } from './food-state.ts';
import type { Text } from './import-text.ts';
import { problemIn } from './problem-in.ts';
import { translationColumnNames } from './translation-column-names.ts';

/** In a cell: the field shall be empty. A blank cell leaves it as it is. */
export const CLEARED = '[empty]';

/** Under this key a line has the cells for which there is no column. */
export const EXTRA_CELLS = '#';

export const MAX_IMAGES = 12;
export const imageColumn = (number: number) => `image_${number}`;
export const altColumn = (number: number) => `image_${number}_alt`;

/** A column about the food itself. Sizes and images have columns of their own kind. */
export interface FoodColumn {
  name: string;
  cellOf: (food: FoodState) => string | number;
  /** Writes the cell into the food, or returns what is wrong with it. */
  apply: (food: FoodState, cell: string) => Text | undefined;
}

interface Options<Value> {
  schema: z.ZodType;
  parse?: (cell: string) => unknown;
  format?: (value: Value) => string | number;
  /** What `CLEARED` writes; a column without it cannot be empty. */
  empty?: Value;
}

function foodColumn<Field extends keyof FoodState>(
  name: string,
  field: Field,
  { schema, parse = (cell) => cell, format = String, empty }: Options<FoodState[Field]>,
): FoodColumn {
  return {
    name,
    cellOf: (food) => format(food[field]),
    apply: (food, cell) => {
      if (cell.toLowerCase() === CLEARED) {
        if (empty === undefined) return () => importResults.notEmpty;
        food[field] = empty;
        return undefined;
      }
      const problem = problemIn(schema, parse(cell));
      if (!problem) food[field] = schema.parse(parse(cell)) as FoodState[Field];
      return problem;
    },
  };
}

const { shape } = foodInput;
/** The schema rejects text that is no number. */
const orText = (number: (cell: string) => number | undefined) => (cell: string) => number(cell) ?? cell;
const blankIfNull = (value: string | number | null) => value ?? '';

export const foodColumns: readonly FoodColumn[] = [
  foodColumn('name', 'name', { schema: shape.name }),
  foodColumn('category', 'category', { schema: shape.category, empty: '' }),
  foodColumn('description', 'description', { schema: shape.description, empty: '' }),
  foodColumn('tags', 'tags', {
    schema: shape.tags,
    parse: (cell) => listFromCell(cell, ','),
    format: (tags) => listToCell(tags, ','),
    empty: [],
  }),
  foodColumn('origins', 'origins', {
    schema: shape.origins,
    parse: (cell) => listFromCell(cell, ';'),
    format: (origins) => listToCell(origins, ';'),
  }),
  foodColumn('cook_time', 'cookTime', { schema: shape.cookTime }),
  foodColumn('status', 'status', { schema: shape.status, parse: (cell) => cell.toLowerCase() }),
  foodColumn('discount', 'discount', {
    schema: shape.discount,
    parse: orText(percentInCell),
    format: Number,
    empty: 0,
  }),
  foodColumn('hsn', 'hsn', { schema: shape.hsn, parse: hsnInCell, format: blankIfNull, empty: null }),
  foodColumn('gst_rate', 'gstRate', {
    schema: shape.gstRate,
    parse: orText(percentInCell),
    format: blankIfNull,
    empty: null,
  }),
  foodColumn('shelf_life_days', 'shelfLifeDays', {
    schema: shape.shelfLifeDays,
    parse: orText(numberInCell),
    format: blankIfNull,
    empty: null,
  }),
  {
    ...foodColumn('food_price', 'price', { schema: shape.price, parse: orText(rupeesInCell) }),
    // blank where it is the price of the first size: it then follows that price
    cellOf: ({ price, sizes }) => (price === sizes[0]?.price ? '' : price),
  },
  foodColumn('ingredients', 'ingredients', {
    schema: shape.ingredients,
    parse: (cell) => pairsFromCell(cell).map(([name, quantity]) => ({ name, quantity })),
    format: (ingredients) => pairsToCell(ingredients.map(({ name, quantity }) => [name, quantity])),
    empty: [],
  }),
  foodColumn('specifications', 'specifications', {
    schema: shape.specifications,
    parse: (cell) => pairsFromCell(cell).map(([name, value]) => ({ name, value })),
    format: (lines) => pairsToCell(lines.map(({ name, value }) => [name, value])),
    empty: [],
  }),
];

export const SIZE_COLUMNS = [
  'size',
  'price',
  'stock',
  'stock_when_exported',
  'net_quantity',
  'shelf',
  'low_stock',
] as const;

/** Other names under which spreadsheets have a column. */
const ALIASES: Record<string, string> = {
  food_id: 'id',
  slug: 'id',
  title: 'name',
  hsn_code: 'hsn',
  gst: 'gst_rate',
  gst_percent: 'gst_rate',
  mrp: 'price',
  discount_percent: 'discount',
  net_weight: 'net_quantity',
  low_stock_level: 'low_stock',
  tag: 'tags',
  origin: 'origins',
  image: 'image_1',
};

const KNOWN = new Set([
  'id',
  ...translationColumnNames,
  ...foodColumns.map(({ name }) => name),
  ...SIZE_COLUMNS,
  ...Array.from({ length: MAX_IMAGES }, (_, index) => [imageColumn(index + 1), altColumn(index + 1)]).flat(),
]);

export const fieldColumn = (key: string) => `field:${key}`;

/** The column that a heading names; undefined for one that is not known. `more` are the columns of extra fields. */
export function columnOf(heading: string, more: readonly string[] = []): string | undefined {
  const written = heading.trim().toLowerCase();
  const extra = more.find((column) => column.toLowerCase() === written);
  if (extra) return extra;
  const name = heading
    .trim()
    .toLowerCase()
    .replace(/%/g, ' percent')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const column = ALIASES[name] ?? name;
  return KNOWN.has(column) ? column : undefined;
}

/** As cells are compared: spreadsheets change line breaks and spaces at the ends. */
export function normalized(cell: string): string {
  return cell.replace(/\r\n?/g, '\n').trim();
}
