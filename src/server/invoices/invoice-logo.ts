import type { Seller } from '../../contract/invoice.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { fitInto, tint } from '../shop/look/image-layer.ts';

/** In pixels: enough for a sharp print at the size on the invoice. */
const WIDTH = 540;
const HEIGHT = 232;
const INK = '#26170e';

interface DrawnLogo {
  bytes: Uint8Array;
  isTinted: boolean;
  png: Uint8Array;
}

/** One invoice after the other has the same logo: drawing it took longer than the rest of the invoice. */
let last: DrawnLogo | undefined;

/** The seller's logo as PNG. An invoice without its logo is still valid: a lost or unreadable file is left out. */
export async function invoiceLogo(storage: Storage, { logo }: Seller): Promise<Uint8Array | undefined> {
  const bytes = logo && (await storage.read(logo.url.split('?')[0] ?? '').catch(() => undefined));
  if (!bytes) return undefined;
  const { isTinted } = logo;
  if (last?.isTinted === isTinted && Buffer.compare(last.bytes, bytes) === 0) return last.png;
  try {
    const picture = await fitInto(bytes, WIDTH, HEIGHT);
    const { png } = isTinted ? await tint(picture, INK) : picture;
    last = { bytes, isTinted, png };
    return png;
  } catch {
    return undefined;
  }
}
