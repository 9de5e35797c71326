import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import type { Image } from '../../../contract/content.ts';
import { about } from '../../../messages/about.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { Image as Photo } from '../../ui/image.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useInterval } from './use-interval.ts';

const EVERY = 3000;

export function Certificates({ section, certificates }: { section: SectionProps; certificates: Image[] }) {
  const area = useRef<HTMLElement>(null);
  const { order, view, row, canMove, next, previous } = useAutoplay(certificates.length);
  const { isPaused, togglePause } = useInterval(area, { every: EVERY, isOn: canMove, onInterval: next });
  if (certificates.length === 0) return null;
  return (
    <section ref={area} className="section section--white" aria-labelledby="certificates">
      <div className="wrap">
        <div className="section__head">
          <h2 id="certificates" lang={langOf(section, 'heading')}>
            {section.texts.heading}
          </h2>
          {canMove && (
            <div className="arrows">
              <PauseButton
                className="arrow autoplay__pause"
                thing={about.certificates}
                isPaused={isPaused}
                onClick={togglePause}
              />
              <button
                type="button"
                className="arrow"
                aria-label={about.previousCertificate}
                onClick={previous}
              >
                <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button type="button" className="arrow" aria-label={about.nextCertificate} onClick={next}>
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </div>
          )}
        </div>
        <div ref={view} className="autoplay">
          <ul ref={row} className="autoplay__row certificates">
            {order.map((index) => (
              <Certificate key={index} image={certificates[index]} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Certificate({ image }: { image: Image | undefined }) {
  if (!image) return null;
  const { url, alt, title, width, height } = image;
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
        <figcaption lang={langOf(image, 'title')}>{title}</figcaption>
      </figure>
    </li>
  );
}
