/** Our own pictures exist in these widths beside the full one: `photo.webp` and `photo-320.webp`. */
export const PICTURE_WIDTHS = [320, 640] as const;

const OWN_PICTURE = /^(\/(?:media|uploads)\/.+)\.webp(\?.*)?$/;

function sizedPicture(url: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return url.replace(OWN_PICTURE, (_, path: string, query = '') => `${path}-${width}.webp${query}`);
}

/** `srcset` of one of our own pictures; empty for a picture from elsewhere. */
export function pictureSources(url: string, fullWidth: number): string {
  if (!OWN_PICTURE.test(url)) return '';
  const smaller = PICTURE_WIDTHS.filter((width) => width < fullWidth);
  return [...smaller.map((width) => `${sizedPicture(url, width)} ${width}w`), `${url} ${fullWidth}w`].join(
    ', ',
  );
}
