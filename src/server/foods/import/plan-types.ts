import { inEveryLanguage, type StoredTranslations } from '../../platform/stored-text.ts';
import type { FoodColumn } from './food-columns.ts';
import type { FoodState } from './food-state.ts';
import type { Text } from './import-text.ts';

export interface ImportLine {
  line: number;
  cells: Record<string, string>;
}

export interface LineMessage {
  column: string;
  text: string;
  /** Missing in lines that older versions of the shop wrote. */
  translations?: StoredTranslations;
}

export function lineMessage(column: string, text: Text): LineMessage {
  return { column, ...inEveryLanguage(text) };
}

export type LineResult = 'created' | 'changed' | 'unchanged' | 'rejected';

export interface PlannedLine {
  line: number;
  result: LineResult;
  messages: LineMessage[];
}

export interface FoodPlan {
  lines: PlannedLine[];
  /** The food as it shall be; undefined when its lines are rejected or change nothing. */
  target?: FoodState;
}

export interface PlanRules {
  /** The shop has a GSTIN: a food is published only with its tax data. */
  needsTax: boolean;
  isLive: boolean;
  /** Columns of extra fields. */
  fieldColumns?: readonly FoodColumn[];
  imageOf: ImageOf;
}

/** The stored picture for a cell with an https address or the name of a file in the ZIP. */
export type ImageOf = (cell: string) => { url: string } | { error: Text };

/** Says what is wrong with a cell. */
export type Report = (line: number, column: string, text: Text) => void;
export interface FoodCell {
  text: string;
  line: number;
}
/** The cells about the food itself, by column. */
export type FoodCells = ReadonlyMap<string, FoodCell>;
