import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import type { Picture } from '../../../contract/content.ts';
import { Picture as Photo } from '../../ui/image.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { useRunner } from './use-autoplay.ts';
import { useBeat } from './use-interval.ts';

const EVERY = 3000;

export function Certificates({ certificates }: { certificates: Picture[] }) {
  const area = useRef<HTMLElement>(null);
  const { order, view, row, canMove, next, previous } = useRunner(certificates.length);
  const { isPaused, togglePause } = useBeat(area, { every: EVERY, isOn: canMove, onBeat: next });
  if (certificates.length === 0) return null;
  return (
    <section ref={area} className="sec bg-surface text-ink" aria-labelledby="certificates">
      <div className="wrap">
        <div className="sec__head">
          <h2 id="certificates">Certificates</h2>
          {canMove && (
            <div className="arrows">
              <PauseButton
                className="arrow runner__pause"
                thing="certificates"
                isPaused={isPaused}
                onClick={togglePause}
              />
              <button type="button" className="arrow" aria-label="Previous certificate" onClick={previous}>
                <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button type="button" className="arrow" aria-label="Next certificate" onClick={next}>
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </div>
          )}
        </div>
        <div ref={view} className="runner">
          <ul ref={row} className="runner__row certificates">
            {order.map((place) => (
              <Certificate key={place} picture={certificates[place]} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Certificate({ picture }: { picture: Picture | undefined }) {
  if (!picture) return null;
  const { url, alt, title, width, height } = picture;
  return (
    <li>
      <figure>
        <Photo
          src={url}
          fullWidth={width ?? 600}
          sizes="(max-width: 768px) 62vw, 390px"
          alt={alt}
          width={width ?? 600}
          height={height ?? 800}
        />
        <figcaption>{title}</figcaption>
      </figure>
    </li>
  );
}
