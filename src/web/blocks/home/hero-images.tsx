import { useRef, useState } from 'react';
import type { HeroSlide, Image } from '../../../contract/content.ts';
import { currentLanguage } from '../../../messages/current-language.ts';
import { home } from '../../../messages/home.ts';
import { imageSources } from '../../../rules/image.ts';
import { fallbackLanguage } from '../../../rules/script-language.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { preloadImage } from '../../ui/image.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { ON_A_LARGER_SCREEN, ON_A_PHONE, useMedia, WITH_LESS_MOTION } from '../../ui/use-media.ts';
import { useSwipe } from '../../ui/use-swipe.ts';
import { HeroPanel } from './hero-panel.tsx';

const WIDTH_UNKNOWN = 960;
/** On a large screen the image beside the text is cropped from about this width. */
const SIZES = '(max-width: 768px) 100vw, 1500px';

interface Slide {
  desktop: HeroSlide | undefined;
  mobile: HeroSlide | undefined;
}

/** A slideshow. A CSS animation fills the bar of the current image, and its end shows the next image. */
export function HeroImages({
  section,
  desktop,
  mobile,
}: {
  section: SectionProps;
  desktop: HeroSlide[];
  mobile: HeroSlide[];
}) {
  const slides = slidesOf(desktop, mobile);
  const ownSections = slides.map((slide) => sectionOfSlide(section, slide));
  const isPhone = useMedia(ON_A_PHONE);
  const hasLessMotion = useMedia(WITH_LESS_MOTION);
  const count = isPhone ? mobile.length : desktop.length;
  const [position, setPosition] = useState(0);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  const [isPaused, setPaused] = useState(false);
  const [turns, setTurns] = useState(0);
  const media = useRef<HTMLDivElement>(null);
  // after a rotation the other orientation may have fewer images
  const current = Math.min(position, count - 1);
  const load = (slide: number) => setLoaded((before) => new Set([...before, slide]));
  const next = (current + 1) % count;
  const go = (to: number) => {
    setPosition(to);
    load(to);
    setTurns(turns + 1);
  };
  useSwipe(media, (direction) => go((current + direction + count) % count));
  return (
    <section
      className="hero on-dark"
      aria-roledescription={home.carousel}
      aria-label={home.featured}
      data-paused={isPaused || undefined}
    >
      <div className="hero__media" ref={media}>
        <ul>
          {slides.map((slide, index) => (
            <li
              key={slide.desktop?.url ?? slide.mobile?.url}
              className="hero__slide"
              data-shown={index === current || undefined}
              aria-roledescription={home.slide}
              aria-label={home.slideOf({ number: index + 1, count })}
              aria-hidden={index !== current}
            >
              {loaded.has(index) && <SlideImage slide={slide} isPhone={isPhone} isFirst={index === 0} />}
            </li>
          ))}
        </ul>
      </div>
      <HeroPanel section={section} slides={ownSections} current={current}>
        {count > 1 && (
          <ul className="hero-progress" aria-label={home.slideList}>
            {slides.map((slide, index) => (
              <li key={slide.desktop?.url ?? slide.mobile?.url} data-screen={onlyScreen(slide)}>
                <button
                  type="button"
                  className="hero-progress__bar"
                  aria-label={home.slideNumber({ number: index + 1, count })}
                  aria-current={index === current || undefined}
                  data-done={index < current || undefined}
                  onClick={() => go(index)}
                >
                  {index === current && (
                    <span
                      key={turns}
                      className="hero-progress__fill"
                      onAnimationStart={() => load(next)}
                      onAnimationEnd={() => go(next)}
                    />
                  )}
                </button>
              </li>
            ))}
            {!hasLessMotion && (
              <li>
                <PauseButton
                  className="hero-progress__pause"
                  thing={home.slides}
                  isPaused={isPaused}
                  onClick={() => setPaused(!isPaused)}
                />
              </li>
            )}
          </ul>
        )}
      </HeroPanel>
    </section>
  );
}

function slidesOf(desktop: HeroSlide[], mobile: HeroSlide[]): Slide[] {
  return Array.from({ length: Math.max(desktop.length, mobile.length) }, (_, position) => ({
    desktop: desktop[position],
    mobile: mobile[position],
  }));
}

/** The fields of a slide that replace those of the section. */
const slideFields = [
  ['heading', 'title'],
  ['lead', 'text'],
  ['buttonLink', 'link'],
  ['button', 'button'],
] as const;

/** A slide may have its own title, text, link and button. What it lacks is that of the section. */
function sectionOfSlide(section: SectionProps, { desktop, mobile }: Slide): SectionProps {
  const texts: Record<string, string> = { ...section.texts };
  const untranslated = new Set(section.untranslated);
  for (const [field, own] of slideFields) {
    const slide = desktop?.[own] ? desktop : mobile;
    const text = slide?.[own];
    if (!text) continue;
    texts[field] = text;
    if (slide.untranslated?.includes(own)) untranslated.add(field);
    else untranslated.delete(field);
  }
  return { texts, items: [], untranslated: [...untranslated] };
}

function onlyScreen({ desktop, mobile }: Slide): string | undefined {
  if (!mobile) return 'desktop';
  return desktop ? undefined : 'phone';
}

function SlideImage({ slide, isPhone, isFirst }: { slide: Slide; isPhone: boolean; isFirst: boolean }) {
  const { desktop, mobile } = slide;
  const shown = (isPhone ? mobile : desktop) ?? desktop ?? mobile;
  const wide = desktop ?? mobile;
  if (!shown || !wide) return null;
  if (isFirst) {
    if (mobile) preloadImage({ ...preloadSource(mobile), media: ON_A_PHONE });
    if (desktop) preloadImage({ ...preloadSource(desktop), media: mobile ? ON_A_LARGER_SCREEN : undefined });
  }
  return (
    <picture>
      {mobile && <Sources image={mobile} media={ON_A_PHONE} />}
      <Sources image={wide} />
      <img
        className="hero__image"
        src={wide.url}
        alt={shown.alt}
        lang={fallbackLanguage(shown.alt, currentLanguage())}
        width={wide.width ?? undefined}
        height={wide.height ?? undefined}
        fetchPriority={isFirst ? 'high' : 'low'}
        draggable={false}
      />
    </picture>
  );
}

function preloadSource({ url, width }: Image) {
  return { src: url, fullWidth: width ?? WIDTH_UNKNOWN, sizes: SIZES };
}

function Sources({ image, media }: { image: Image; media?: string }) {
  const { url, width, height } = image;
  const size = { media, sizes: SIZES, width: width ?? undefined, height: height ?? undefined };
  const fullWidth = width ?? WIDTH_UNKNOWN;
  const webp = imageSources(url, fullWidth, 'webp');
  return (
    <>
      {webp && <source {...size} type="image/avif" srcSet={imageSources(url, fullWidth, 'avif')} />}
      {(webp || media) && <source {...size} srcSet={webp ? `${webp}, ${url} ${fullWidth}w` : url} />}
    </>
  );
}
