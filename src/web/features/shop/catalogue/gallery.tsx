import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../../ui/image.tsx';

interface GalleryPicture {
  url: string;
  alt: string;
}

const FULL_WIDTH = 1000;

/** The large picture, which opens the zoom, and thumbnails that change it. */
export function Gallery({ pictures, onZoom }: { pictures: GalleryPicture[]; onZoom: (at: number) => void }) {
  const [at, setAt] = useState(0);
  const shown = pictures[at];
  if (!shown) return null;
  return (
    <section className="gal" aria-label="Product pictures">
      <div className="gal__main">
        <Picture
          src={shown.url}
          fullWidth={FULL_WIDTH}
          sizes="(max-width: 640px) 100vw, (max-width: 1000px) 50vw, 600px"
          alt={shown.alt}
          width={FULL_WIDTH}
          height={FULL_WIDTH}
          isFirst
        />
        <button type="button" className="gal__zoom" aria-label="Zoom picture" onClick={() => onZoom(at)}>
          <span>
            <ZoomIn size={22} strokeWidth={1.75} aria-hidden="true" />
          </span>
        </button>
        {pictures.length > 1 && (
          <span className="gal__n num" aria-hidden="true">
            {at + 1} / {pictures.length}
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="thumbs">
          {pictures.map(({ url }, place) => (
            <li key={url}>
              <button
                type="button"
                className="thumb"
                aria-label={`Picture ${place + 1} of ${pictures.length}`}
                aria-current={place === at ? 'true' : undefined}
                onClick={() => setAt(place)}
              >
                <Picture src={url} fullWidth={FULL_WIDTH} sizes="88px" alt="" width={88} height={88} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
