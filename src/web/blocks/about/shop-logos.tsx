import { useRef } from 'react';
import type { Image } from '../../../contract/content.ts';
import { about } from '../../../messages/about.ts';
import { currentLanguage } from '../../../messages/current-language.ts';
import { fallbackLanguage } from '../../../rules/script-language.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { PauseButton } from '../../ui/pause-button.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useInterval } from './use-interval.ts';

const EVERY = 2000;

export function ShopLogos({ section, logos }: { section: SectionProps; logos: Image[] }) {
  const area = useRef<HTMLElement>(null);
  const { order, view, row, canMove, next } = useAutoplay(logos.length);
  const { isPaused, togglePause } = useInterval(area, { every: EVERY, isOn: canMove, onInterval: next });
  if (logos.length === 0) return null;
  return (
    <section ref={area} className="shop-logos" aria-labelledby="logos">
      <div className="wrap shop-logos__inner">
        <h2 id="logos" lang={langOf(section, 'heading')}>
          {section.texts.heading}
        </h2>
        <div ref={view} className="autoplay">
          <ul ref={row} className="autoplay__row">
            {order.map((index) => (
              <Logo key={index} image={logos[index]} />
            ))}
          </ul>
        </div>
        {canMove && (
          <PauseButton
            className="arrow autoplay__pause"
            thing={about.shopLogos}
            isPaused={isPaused}
            onClick={togglePause}
          />
        )}
      </div>
    </section>
  );
}

function Logo({ image }: { image: Image | undefined }) {
  if (!image) return null;
  const { url, alt, width, height } = image;
  return (
    <li>
      <img
        src={url}
        alt={alt}
        lang={fallbackLanguage(alt, currentLanguage())}
        width={width ?? 300}
        height={height ?? 100}
        loading="lazy"
        decoding="async"
      />
    </li>
  );
}
