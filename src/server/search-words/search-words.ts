import type { SearchWord } from '../../contract/admin/content.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { deleteWord, findWord, selectWords, upsertWord, type WordSelection } from './search-words.store.ts';

/** A page of the search words, in alphabetical order. */
export function listWords(db: Db, selection: WordSelection): Promise<SearchWord[]> {
  return selectWords(db, selection);
}

/** Adds a search word, or replaces the meaning of an existing one. */
export function putWord(db: Db, actorId: string, entry: SearchWord): Promise<SearchWord> {
  return db.transaction(async (tx) => {
    const before = await findWord(tx, entry.word);
    await upsertWord(tx, entry);
    await recordChange(tx, {
      actorId,
      action: before ? 'edit search word' : 'create search word',
      target: `search word ${entry.word}`,
      before: { means: before?.means },
      after: { means: entry.means },
    });
    return entry;
  });
}

export function removeWord(
  db: Db,
  actorId: string,
  word: string,
): Promise<Result<undefined, 'word-not-found'>> {
  return db.transaction(async (tx) => {
    const before = await findWord(tx, word);
    if (!before) return failure('word-not-found');
    await deleteWord(tx, word);
    await recordChange(tx, {
      actorId,
      action: 'remove search word',
      target: `search word ${word}`,
      before: { means: before.means },
      after: { means: null },
    });
    return success();
  });
}
