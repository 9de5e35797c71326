import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { Video } from '../../../contract/content.ts';
import { about } from '../../../messages/about.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { wantsNoMotion } from '../../ui/use-media.ts';

/** A muted film behind the title. It does not autoplay with prefers-reduced-motion. */
export function FilmHero({ film, section }: { film: Video | null; section: SectionProps }) {
  return (
    <section className="film on-dark" aria-labelledby="about">
      {film && <FilmPlayer film={film} />}
      <div className="wrap film__title">
        <h1 id="about" lang={langOf(section, 'heading')}>
          {section.texts.heading}
        </h1>
      </div>
    </section>
  );
}

function FilmPlayer({ film: { url, posterUrl, alt } }: { film: Video }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  if (posterUrl) preload(posterUrl, { as: 'image', fetchPriority: 'high' });
  const play = () => {
    // a browser that saves power may reject it; the poster and the button stay
    video.current?.play().catch(() => undefined);
  };
  useEffect(() => {
    if (!wantsNoMotion()) video.current?.play().catch(() => undefined);
  }, []);
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <video
        ref={video}
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={alt}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <div className="wrap film__control">
        <button type="button" onClick={isPlaying ? () => video.current?.pause() : play}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {isPlaying ? about.pauseFilm : about.playFilm}
        </button>
      </div>
    </>
  );
}
