import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { food } from '../../../../messages/food.ts';
import { Image } from '../../../ui/image.tsx';

interface GalleryImage {
  url: string;
  alt: string;
}

const FULL_WIDTH = 1000;

/** The large image, which opens the zoom, and its thumbnails. */
export function Gallery({ images, onZoom }: { images: GalleryImage[]; onZoom: (at: number) => void }) {
  const [at, setAt] = useState(0);
  const shown = images[at];
  if (!shown) return null;
  return (
    <section className="gallery" aria-label={food.productImages}>
      <div className="gallery__main">
        <Image
          src={shown.url}
          fullWidth={FULL_WIDTH}
          sizes="(max-width: 640px) 100vw, (max-width: 1000px) 50vw, 600px"
          alt={shown.alt}
          width={FULL_WIDTH}
          height={FULL_WIDTH}
          // another image is decoded beside the page, which shows the choice at once
          isFirst={at === 0}
        />
        <button type="button" className="gallery__zoom" aria-label={food.zoom} onClick={() => onZoom(at)}>
          <span>
            <ZoomIn size={22} strokeWidth={1.75} aria-hidden="true" />
          </span>
        </button>
        {images.length > 1 && (
          <span className="gallery__count number" aria-hidden="true">
            {at + 1} / {images.length}
          </span>
        )}
      </div>
      {images.length > 1 && (
        <ul className="gallery__thumbnails">
          {images.map(({ url }, index) => (
            <li key={url}>
              <button
                type="button"
                className="gallery__thumbnail"
                aria-label={food.imageNumber({ number: index + 1, count: images.length })}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setAt(index)}
              >
                <Image src={url} fullWidth={FULL_WIDTH} sizes="88px" alt="" width={88} height={88} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
