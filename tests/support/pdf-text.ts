import { inflateSync } from 'node:zlib';

/** The text of a PDF, without the spaces that the library puts between letters. */
export function textOfPdf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n(x[\s\S]*?)\nendstream/g)].map(
    ([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}
