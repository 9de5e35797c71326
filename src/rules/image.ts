/** Our own pictures come in these widths, each as AVIF and as WebP: `/pictures/640/media/photo.avif` of `/media/photo.webp`. */
export const IMAGE_WIDTHS = [320, 640, 960, 1440] as const;
export const IMAGE_FORMATS = ['avif', 'webp'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const OWN_IMAGE = /^\/((?:media|uploads)\/.+)\.webp(\?.*)?$/;
/** A picture 900 px wide stands for 960 too: nobody sees that much. */
const NEARLY = 1.1;

/** The widths in which a picture of this width is offered. */
export function imageWidths(fullWidth: number): ImageWidth[] {
  return IMAGE_WIDTHS.filter((width) => width <= fullWidth * NEARLY);
}

/** `srcset` of one of our own pictures; empty for a picture from elsewhere or a very small one. */
export function imageSources(url: string, fullWidth: number, format: ImageFormat): string {
  const [, path, version = ''] = OWN_IMAGE.exec(url) ?? [];
  if (!path) return '';
  return imageWidths(fullWidth)
    .map((width) => `/pictures/${width}/${path}.${format}${version} ${width}w`)
    .join(', ');
}
