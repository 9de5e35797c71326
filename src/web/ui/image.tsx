import type { ImgHTMLAttributes } from 'react';
import { preload } from 'react-dom';
import { pictureSources } from '../../rules/image.ts';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** How wide the original is, which decides the widths that are offered. */
  fullWidth: number;
  sizes: string;
  /** The picture that the page opens with: fetched before all others. */
  isFirst?: boolean;
}

/** A picture of ours in the format and width that suit the screen; one from elsewhere as it is. */
export function Picture({ src, fullWidth, sizes, isFirst = false, ...rest }: PictureProps) {
  const avif = pictureSources(src, fullWidth, 'avif');
  const webp = pictureSources(src, fullWidth, 'webp');
  if (isFirst) preloadPicture({ src, fullWidth, sizes });
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
export function preloadPicture({
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
  const avif = pictureSources(src, fullWidth, 'avif');
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(avif && { imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' }),
    ...(media && { media }),
  });
}

/** A square product photo in a list. */
export function ProductPicture({ url, alt, eager }: { url: string; alt: string; eager: boolean }) {
  return (
    <Picture
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
export function SmallPicture({ url, alt }: { url: string; alt: string }) {
  if (!url) return <span className="thumb" />;
  return (
    <Picture className="thumb" src={url} fullWidth={1000} sizes="104px" alt={alt} width={104} height={104} />
  );
}
