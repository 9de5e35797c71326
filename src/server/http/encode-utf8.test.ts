import { expect, test } from 'vitest';
import { encodeUtf8 } from './encode-utf8.ts';

test.each([
  ['nothing', ''],
  ['ASCII', 'groundnut oil'],
  ['Latin letters', 'purée'],
  ['the rupee sign', '₹ 450'],
  ['Tamil', 'கடலை எண்ணெய்'],
  ['surrogate pairs', '🌿 leaves 🫙'],
  ['half a surrogate pair', 'broken \ud83c here'],
  ['a byte order mark', '\ufeffprice'],
  ['a null character', 'a\u0000b'],
])('%s as Node encodes it', (_, text) => {
  for (const long of [text, text.repeat(5000), text]) expect(encodeUtf8(long)).toEqual(Buffer.from(long));
});
