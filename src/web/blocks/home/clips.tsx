import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '../../../contract/content.ts';
import { home } from '../../../messages/home.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { useNear } from '../../lib/use-near.ts';

export function Clips({ section, clips }: { section: SectionProps; clips: Video[] }) {
  if (clips.length === 0) return null;
  return (
    <section className="section" aria-labelledby="clips">
      <div className="wrap">
        <div className="section__head">
          <h2 id="clips" lang={langOf(section, 'heading')}>
            {section.texts.heading}
          </h2>
        </div>
        <ul className="slider clips">
          {clips.map((clip) => (
            <Clip key={clip.url} {...clip} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A tile until the video is near the viewport, then its first frame; a click plays it. */
function Clip({ url, posterUrl, title, alt, untranslated }: Video) {
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useNear(video, '300px');
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (!isStarted || !video.current) return;
    video.current.focus();
    video.current.currentTime = 0;
    // the video controls show the error
    video.current.play().catch(() => {});
  }, [isStarted]);
  return (
    <li className="clip">
      <video
        ref={video}
        // a frame shortly after the start: many clips fade in, and some phones draw no frame without a time
        src={isNear ? `${url}#t=1` : undefined}
        // posters are not lazy: four of them would delay the first screen
        poster={isNear ? (posterUrl ?? undefined) : undefined}
        preload={posterUrl ? 'none' : 'metadata'}
        aria-label={alt || title}
        controls={isStarted}
        muted
        playsInline
      />
      <p className="clip__title" aria-hidden={!isStarted} lang={langOf({ untranslated }, 'title')}>
        {!isStarted && (
          <span className="clip__icon">
            <Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
          </span>
        )}
        {title}
      </p>
      {!isStarted && (
        <button
          type="button"
          className="clip__play"
          aria-label={home.playVideo(title)}
          onClick={() => setStarted(true)}
        />
      )}
      <a className="clip__play unscripted" href={url}>
        <span className="visually-hidden">{home.watch(title)}</span>
      </a>
    </li>
  );
}
