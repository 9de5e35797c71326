/** Our own pictures come in these widths, each as AVIF and as WebP: `/pictures/640/media/photo.avif` of `/media/photo.webp`. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const OWN_PICTURE = /^\/((?:media|uploads)\/.+)\.webp(\?.*)?$/;
/** A picture 900 px wide stands for 960 too: nobody sees that much. */
const NEARLY = 1.1;

/** The widths in which a picture of this width is offered. */
export function pictureWidths(fullWidth: number): PictureWidth[] {
  return PICTURE_WIDTHS.filter((width) => width <= fullWidth * NEARLY);
}

/** `srcset` of one of our own pictures; empty for a picture from elsewhere or a very small one. */
export function pictureSources(url: string, fullWidth: number, format: PictureFormat): string {
  const [, path, version = ''] = OWN_PICTURE.exec(url) ?? [];
  if (!path) return '';
  return pictureWidths(fullWidth)
    .map((width) => `/pictures/${width}/${path}.${format}${version} ${width}w`)
    .join(', ');
}
