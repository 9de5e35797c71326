import type { ImgHTMLAttributes } from 'react';
import { preload } from 'react-dom';
import { imageSources } from '../../rules/image.ts';

interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** How wide the original is, which decides the widths that are offered. */
  fullWidth: number;
  sizes: string;
  /** The picture that the page opens with: fetched before all others. */
  isFirst?: boolean;
}

/** A picture of ours in the format and width that suit the screen; one from elsewhere as it is. */
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
        loading={isFirst ? 'eager' : (rest.loading ?? 'lazy')}
        fetchPriority={isFirst ? 'high' : rest.fetchPriority}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}

/** Named at the head of the page, before its styles: a phone starts to fetch it with the first bytes. */
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

/** A square product photo in a list. */
export function ProductImage({ url, alt, eager }: { url: string; alt: string; eager: boolean }) {
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

/** A picture beside a line of text; an empty tile where there is none. */
export function SmallImage({ url, alt }: { url: string; alt: string }) {
  if (!url) return <span className="thumb" />;
  return (
    <Image className="thumb" src={url} fullWidth={1000} sizes="104px" alt={alt} width={104} height={104} />
  );
}
