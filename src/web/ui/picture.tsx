import { pictureSources } from '../../rules/picture.ts';

/** A square product photo in the widths that the screen can use. */
export function ProductPicture({ url, alt, eager }: { url: string; alt: string; eager: boolean }) {
  return (
    <img
      src={url}
      srcSet={pictureSources(url, 1200) || undefined}
      sizes="(max-width: 768px) 50vw, 296px"
      alt={alt}
      width={1200}
      height={1200}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** A picture beside a line of text. */
export function SmallPicture({ url, alt }: { url: string; alt: string }) {
  return (
    <img
      className="thumb"
      src={url}
      srcSet={pictureSources(url, 1200) || undefined}
      sizes="104px"
      alt={alt}
      width={104}
      height={104}
      loading="lazy"
      decoding="async"
    />
  );
}
