import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '../../../contract/content.ts';
import { useNear } from '../../lib/use-near.ts';

export function Clips({ clips }: { clips: Video[] }) {
  if (clips.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="clips">
      <div className="wrap">
        <div className="sec__head">
          <h2 id="clips">From the farm</h2>
        </div>
        <ul className="slider vids">
          {clips.map((clip) => (
            <Clip key={clip.url} {...clip} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A tile until the film is near the screen, the film's first picture then, the film itself after a press. */
function Clip({ url, posterUrl, title, alt }: Video) {
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useNear(video, '300px');
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (!isStarted || !video.current) return;
    video.current.focus();
    video.current.currentTime = 0;
    // refused or not found: the controls say so
    video.current.play().catch(() => {});
  }, [isStarted]);
  return (
    <li className="vid">
      <video
        ref={video}
        // a moment inside shows more than a first picture that fades in; some phones draw none without it
        src={isNear ? `${url}#t=1` : undefined}
        // a poster is fetched at once, wherever it stands: four of them would delay the first screen
        poster={isNear ? (posterUrl ?? undefined) : undefined}
        preload={posterUrl ? 'none' : 'metadata'}
        aria-label={alt || title}
        controls={isStarted}
        muted
        playsInline
      />
      <p className="vid__t" aria-hidden={!isStarted}>
        {!isStarted && (
          <span className="vid__b">
            <Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
          </span>
        )}
        {title}
      </p>
      {!isStarted && (
        <button
          type="button"
          className="vid__play"
          aria-label={`Play video: ${title}`}
          onClick={() => setStarted(true)}
        />
      )}
      <a className="vid__play unscripted" href={url}>
        <span className="vh">Watch {title}</span>
      </a>
    </li>
  );
}
