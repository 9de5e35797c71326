import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { scriptLanguage } from '../../../rules/script-language.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';

/** A word of more characters gets smaller ones: it would not fit beside the picture. */
const MAX_LARGE_WORD = 11;

/** The texts beside the images. `slides` are those of the images that have their own; they take turns in the same space. */
export function HeroPanel({
  section,
  slides = [section],
  current = 0,
  children,
}: {
  section: SectionProps;
  slides?: readonly SectionProps[];
  current?: number;
  children?: ReactNode;
}) {
  // images with the same texts share one block, so that nothing is rendered twice
  const blocks = new Map(slides.map((slide) => [JSON.stringify(slide), slide]));
  const shown = JSON.stringify(slides[current] ?? section);
  return (
    <div className="hero__panel">
      <div className="hero__kolam" />
      <div className="hero__text">
        {[...blocks].map(([key, block]) => (
          <HeroText key={key} section={block} isHidden={key !== shown} />
        ))}
      </div>
      {children}
    </div>
  );
}

function HeroText({ section, isHidden }: { section: SectionProps; isHidden: boolean }) {
  const { above, aboveImage, heading, lead, button, buttonLink, more, moreLink } = section.texts;
  return (
    <div data-hidden={isHidden || undefined}>
      {above && (
        <p className="hero__above" lang={scriptLanguage(above)}>
          {aboveImage ? <DrawnLine src={aboveImage} text={above} /> : above}
        </p>
      )}
      <h1
        lang={langOf(section, 'heading')}
        data-long={heading?.split(/\s/).some(({ length }) => length > MAX_LARGE_WORD) || undefined}
      >
        {heading}
      </h1>
      {lead && (
        <p className="hero__lead" lang={langOf(section, 'lead')}>
          {lead}
        </p>
      )}
      <p className="hero__actions">
        {button && buttonLink && (
          <Link
            className="button button--manjal button--large"
            to={buttonLink}
            lang={langOf(section, 'button')}
          >
            {button}
          </Link>
        )}
        {more && moreLink && (
          <Link className="hero__more" to={moreLink} lang={langOf(section, 'more')}>
            {more} <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        )}
      </p>
    </div>
  );
}

/** The line as a picture, for devices that lack its letters. Whatever its width, it is as high as a line. */
function DrawnLine({ src, text }: { src: string; text: string }) {
  return (
    <svg role="img" aria-label={text} viewBox="0 0 194 25">
      <image href={src} width="194" height="25" preserveAspectRatio="xMinYMid" />
    </svg>
  );
}
