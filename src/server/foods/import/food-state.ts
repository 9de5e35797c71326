import type { FieldValues } from '../../../contract/extra-fields.ts';
import type { FoodTexts, Translations } from '../../../rules/translated-texts.ts';

/** A food as an import compares and writes it, with amounts in rupees as in the file. */
export interface FoodState {
  id: string;
  isRemoved: boolean;
  name: string;
  category: string;
  description: string;
  tags: string[];
  origins: string[];
  cookTime: string;
  status: 'draft' | 'published';
  discount: number;
  hsn: string | null;
  gstRate: number | null;
  shelfLifeDays: number | null;
  price: number;
  sizes: SizeState[];
  images: { url: string; alt: string }[];
  specifications: { name: string; value: string }[];
  ingredients: { name: string; quantity: string }[];
  translations: Translations<FoodTexts>;
  /** Of extensions, also of those that were removed. */
  fields: FieldValues;
}

/** The texts that other languages translate. */
export function textsOf(food: FoodState): FoodTexts {
  const { name, description, cookTime, origins, specifications, ingredients } = food;
  return {
    name,
    description,
    cookTime,
    origins,
    imageAlts: food.images.map(({ alt }) => alt),
    specifications,
    ingredients,
  };
}

export interface SizeState {
  size: string;
  position: number;
  price: number;
  /** Null: unlimited. */
  stock: number | null;
  netAmount: number | null;
  netUnit: 'ml' | 'g' | null;
  /** Where it stands at the shop. */
  shelf: string;
  /** At this stock the owner is e-mailed; null: at that of the settings. */
  lowStock: number | null;
  /** Then its stock is the sum of its batches. */
  hasBatches?: boolean;
}

export function emptyFood(id: string): FoodState {
  return {
    id,
    isRemoved: false,
    name: '',
    category: '',
    description: '',
    tags: [],
    origins: [],
    cookTime: '',
    status: 'published',
    discount: 0,
    hsn: null,
    gstRate: null,
    shelfLifeDays: null,
    price: 0,
    sizes: [],
    images: [],
    specifications: [],
    ingredients: [],
    translations: {},
    fields: {},
  };
}
