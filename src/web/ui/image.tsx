import type { ImgHTMLAttributes } from 'react';
import { preload } from 'react-dom';
import { currentLanguage } from '../../messages/current-language.ts';
import { imageSources } from '../../rules/image.ts';
import { fallbackLanguage } from '../../rules/script-language.ts';

interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** The width of the original, which limits the widths in srcset. */
  fullWidth: number;
  sizes: string;
  /** The largest image of the first screen (LCP): preloaded with high priority. */
  isFirst?: boolean;
}

/** A responsive image: our own images in several formats and widths, foreign ones as they are. */
export function Image({ src, fullWidth, sizes, isFirst = false, ...rest }: ImageProps) {
  const avif = imageSources(src, fullWidth, 'avif');
  const webp = imageSources(src, fullWidth, 'webp');
  if (isFirst) preloadImage({ src, fullWidth, sizes });
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...rest}
        src={src}
        srcSet={webp ? `${webp}, ${src} ${fullWidth}w` : undefined}
        sizes={webp ? sizes : undefined}
        alt={rest.alt}
        lang={fallbackLanguage(rest.alt, currentLanguage())}
        loading={isFirst ? 'eager' : (rest.loading ?? 'lazy')}
        fetchPriority={isFirst ? 'high' : rest.fetchPriority}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}

/** Preloads the image in the head, before the styles: the browser starts to fetch it with the first bytes. */
export function preloadImage({
  src,
  fullWidth,
  sizes,
  media,
}: {
  src: string;
  fullWidth: number;
  sizes: string;
  media?: string | undefined;
}): void {
  const avif = imageSources(src, fullWidth, 'avif');
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(avif && { imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' }),
    ...(media && { media }),
  });
}

/** A square product photo in a list; nothing without an image. */
export function ProductImage({ url, alt, eager }: { url: string; alt: string; eager: boolean }) {
  if (!url) return null;
  return (
    <Image
      src={url}
      fullWidth={1000}
      sizes="(max-width: 768px) 50vw, 296px"
      alt={alt}
      width={1000}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}

/** A thumbnail beside text; an empty tile without an image. */
export function SmallImage({ url, alt }: { url: string; alt: string }) {
  if (!url) return <span className="thumbnail" />;
  return (
    <Image
      className="thumbnail"
      src={url}
      fullWidth={1000}
      sizes="104px"
      alt={alt}
      width={104}
      height={104}
    />
  );
}
