import { useEffect, useRef, useState } from 'react';
import type { Video } from '../../../contract/content.ts';
import { home } from '../../../messages/home.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { PauseButton } from '../../ui/pause-button.tsx';
import { useMedia, WITH_LESS_MOTION } from '../../ui/use-media.ts';
import { HeroPanel } from './hero-panel.tsx';

/** A muted, looping film. It does not autoplay with prefers-reduced-motion. */
export function HeroFilm({ film, section }: { film: Video; section: SectionProps }) {
  const video = useRef<HTMLVideoElement>(null);
  const hasLessMotion = useMedia(WITH_LESS_MOTION);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const isPaused = (choice ?? (hasLessMotion ? 'pause' : 'play')) === 'pause';
  useEffect(() => {
    if (isPaused) video.current?.pause();
    // a browser that saves power may reject autoplay; the poster stays
    else video.current?.play().catch(() => setChoice('pause'));
  }, [isPaused]);
  return (
    <section className="hero on-dark" aria-label={home.welcome}>
      <div className="hero__media">
        <video
          ref={video}
          className="hero__image"
          src={film.url}
          poster={film.posterUrl ?? undefined}
          aria-label={film.alt}
          preload="none"
          muted
          loop
          playsInline
        />
      </div>
      <HeroPanel section={section}>
        <div className="hero-progress">
          <PauseButton
            className="hero-progress__pause"
            thing={home.film}
            isPaused={isPaused}
            onClick={() => setChoice(isPaused ? 'play' : 'pause')}
          />
        </div>
      </HeroPanel>
    </section>
  );
}
