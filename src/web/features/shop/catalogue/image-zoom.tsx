import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { food } from '../../../../messages/food.ts';
import { fallbackLanguage } from '../../../../rules/script-language.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface ZoomImage {
  url: string;
  alt: string;
}

export interface Zoom {
  title: string;
  images: ZoomImage[];
  at: number;
}

/** Images in full-screen size; a click zooms in further. */
export function ImageZoom({ zoom, onClose }: { zoom: Zoom | undefined; onClose: () => void }) {
  return (
    <Dialog title={zoom?.title ?? food.images} isOpen={zoom !== undefined} onClose={onClose} size="wide">
      {zoom && <Images {...zoom} />}
    </Dialog>
  );
}

function Images({ images, at: first }: Zoom) {
  const [at, setAt] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const scroll = useRef<HTMLDivElement>(null);
  const count = images.length;
  const step = useCallback(
    (by: number) => {
      setAt((now) => (now + by + count) % count);
      setZoomed(false);
    },
    [count],
  );
  // listens on the document, because the focus may be on the dialog's close button
  useEffect(() => {
    // a zoomed image is wider than its frame: the arrow keys scroll it
    if (isZoomed || count < 2) return;
    const stepByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    document.addEventListener('keydown', stepByKey);
    return () => document.removeEventListener('keydown', stepByKey);
  }, [count, isZoomed, step]);
  // zooms into the centre, where the product is
  useLayoutEffect(() => {
    const { current } = scroll;
    if (!isZoomed || !current) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [isZoomed]);
  const shown = images[at];
  if (!shown) return null;
  const Hint = isZoomed ? ZoomOut : ZoomIn;
  return (
    <div className="zoom">
      <div className="zoom__frame">
        <div key={shown.url} ref={scroll} className="zoom__scroll" data-near={isZoomed || undefined}>
          <button
            type="button"
            aria-label={isZoomed ? food.showWhole(shown.alt) : food.bringNearer(shown.alt)}
            onClick={() => setZoomed(!isZoomed)}
          >
            <img src={shown.url} alt={shown.alt} lang={fallbackLanguage(shown.alt, currentLanguage())} />
          </button>
        </div>
        <span className="zoom__hint">
          <Hint size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
      </div>
      {count > 1 && (
        <div className="zoom__nav">
          <button type="button" aria-label={food.previousImage} onClick={() => step(-1)}>
            <ChevronLeft size={26} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <p className="number" aria-live="polite">
            <span className="visually-hidden">{food.image} </span>
            {at + 1} / {count}
          </p>
          <button type="button" aria-label={food.nextImage} onClick={() => step(1)}>
            <ChevronRight size={26} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
