import type { FoodImport } from '../../../contract/admin/imports.ts';
import type { FieldDefinition } from '../../../extension/field-definitions.ts';
import { importErrors } from '../../../messages/import-errors.ts';
import { CsvError } from '../../../rules/csv-parser.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { fieldColumns } from './field-columns.ts';
import { foodIdOf } from './food-id.ts';
import { imageNamesOf } from './image-name.ts';
import { importResponse } from './import-response.ts';
import {
  deleteImport,
  findImport,
  insertImages,
  insertImport,
  insertLines,
  updateImport,
} from './imports.store.ts';
import type { ImportLine } from './plan-types.ts';
import { FileTooLargeError, readFile } from './read-file.ts';

const MAX_IMAGES = 5000;
const GROUP = 500;

/** Stores the lines of a CSV file while they arrive. Nothing is checked but that it is a file of foods. */
export async function uploadImport(
  db: Db,
  actorId: string,
  fileName: string,
  bytes: AsyncIterable<Uint8Array>,
  fields: readonly FieldDefinition[],
): Promise<Result<FoodImport, 'import-unreadable' | 'too-large'>> {
  const id = newId();
  try {
    await storeFile(db, { id, actorId, fileName }, bytes, fields);
  } catch (error) {
    await deleteImport(db, id);
    if (error instanceof FileTooLargeError)
      return failure('too-large', { message: importErrors.csvTooLarge });
    if (error instanceof CsvError) return failure('import-unreadable', { message: error.message });
    throw error;
  }
  const row = await findImport(db, id);
  if (!row) throw new Error('the import is gone');
  return success(await importResponse(db, row));
}

async function storeFile(
  db: Db,
  row: { id: string; actorId: string; fileName: string },
  bytes: AsyncIterable<Uint8Array>,
  fields: readonly FieldDefinition[],
): Promise<void> {
  const { id } = row;
  const foods = createFoodCounter();
  const images = new Set<string>();
  let lineCount = 0;
  const more = fieldColumns(fields).map(({ name }) => name);
  for await (const part of readFile(bytes, more)) {
    if (!Array.isArray(part)) {
      await insertImport(db, { ...row, ...part, lineCount: 0, foodCount: 0 });
      continue;
    }
    lineCount += part.length;
    for (const { cells } of part) for (const name of imageNamesOf(cells)) images.add(name);
    if (images.size > MAX_IMAGES) throw new CsvError(importErrors.tooManyImages);
    for (let start = 0; start < part.length; start += GROUP)
      await insertLines(
        db,
        id,
        part.slice(start, start + GROUP).map((line) => ({ ...line, food: foods.numberOf(line) })),
      );
  }
  if (lineCount === 0) throw new CsvError(importErrors.noLines);
  const names = [...images];
  for (let start = 0; start < names.length; start += GROUP)
    await insertImages(db, id, names.slice(start, start + GROUP));
  await updateImport(db, id, { lineCount, foodCount: foods.count() });
}

/** Numbers foods from 1 in the order of the file. A line without id and name belongs to the food above it. */
function createFoodCounter() {
  const numbers = new Map<string, number>();
  let previous = '';
  return {
    numberOf: ({ cells, line }: ImportLine) => {
      previous = foodIdOf(cells) ?? (previous || `line ${line}`);
      const number = numbers.get(previous) ?? numbers.size + 1;
      numbers.set(previous, number);
      return number;
    },
    count: () => numbers.size,
  };
}
