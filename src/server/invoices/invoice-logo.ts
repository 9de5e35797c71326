import type { Seller } from '../../contract/invoice.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { fitInto, tint } from '../shop/look/image-layer.ts';

/** In pixels: enough for a sharp print at the size on the invoice. */
const WIDTH = 540;
const HEIGHT = 232;
const INK = '#26170e';

/** The seller's logo as PNG. An invoice without its logo is still valid: a lost or unreadable file is left out. */
export async function invoiceLogo(storage: Storage, { logo }: Seller): Promise<Uint8Array | undefined> {
  const bytes = logo && (await storage.read(logo.url.split('?')[0] ?? '').catch(() => undefined));
  if (!bytes) return undefined;
  try {
    const picture = await fitInto(bytes, WIDTH, HEIGHT);
    return (logo.isTinted ? await tint(picture, INK) : picture).png;
  } catch {
    return undefined;
  }
}
