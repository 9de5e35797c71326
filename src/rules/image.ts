/** Our own images are served in these widths as AVIF and WebP: `/pictures/640/media/photo.avif` for `/media/photo.webp`. */
export const IMAGE_WIDTHS = [320, 640, 960, 1440] as const;
export const IMAGE_FORMATS = ['avif', 'webp'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const OWN_IMAGE = /^\/((?:media|uploads)\/.+)\.webp(\?.*)?$/;
/** An image that is slightly too narrow still counts: 900 px for 960. */
const NEARLY = 1.1;

/** Widths offered for an image of this width. */
export function imageWidths(fullWidth: number): ImageWidth[] {
  return IMAGE_WIDTHS.filter((width) => width <= fullWidth * NEARLY);
}

/** `srcset` of one of our own images; empty for an external or very small one. */
export function imageSources(url: string, fullWidth: number, format: ImageFormat): string {
  const [, path, version = ''] = OWN_IMAGE.exec(url) ?? [];
  if (!path) return '';
  return imageWidths(fullWidth)
    .map((width) => `/pictures/${width}/${path}.${format}${version} ${width}w`)
    .join(', ');
}
