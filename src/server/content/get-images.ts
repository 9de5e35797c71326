import type { z } from 'zod';
import type { ContentKind } from '../../contract/admin/content.ts';
import type { image } from '../../contract/shop.ts';
import type { Db } from '../platform/db/db.ts';
import { selectContent } from './content.store.ts';

export async function getImages(db: Db, kind: ContentKind): Promise<z.infer<typeof image>[]> {
  const rows = await selectContent(db, kind);
  return rows.flatMap(({ url, alt, title, width, height }) =>
    url ? [{ url, alt, title, width, height }] : [],
  );
}
