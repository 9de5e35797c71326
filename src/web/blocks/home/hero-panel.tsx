import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { scriptLanguage } from '../../../rules/script-language.ts';
import type { SectionTexts } from '../../lib/section-texts.ts';

/** The texts beside the images. `slides` are those of the images that have their own; they take turns in the same space. */
export function HeroPanel({
  texts,
  slides = [texts],
  current = 0,
  children,
}: {
  texts: SectionTexts;
  slides?: readonly SectionTexts[];
  current?: number;
  children?: ReactNode;
}) {
  // images without texts of their own share one block, so that nothing is rendered twice
  const blocks = slides.filter((slide, index) => slides.indexOf(slide) === index);
  const shown = slides[current] ?? texts;
  return (
    <div className="hero__panel">
      <div className="hero__kolam" />
      <div className="hero__text">
        {blocks.map((block) => (
          <HeroText key={`${block.heading} ${block.buttonLink}`} texts={block} isHidden={block !== shown} />
        ))}
      </div>
      {children}
    </div>
  );
}

function HeroText({ texts, isHidden }: { texts: SectionTexts; isHidden: boolean }) {
  const { above, aboveImage, heading, lead, button, buttonLink, more, moreLink } = texts;
  return (
    <div data-hidden={isHidden || undefined}>
      {above && (
        <p className="hero__above" lang={scriptLanguage(above)}>
          {aboveImage ? <img src={aboveImage} alt={above} width={194} height={25} /> : above}
        </p>
      )}
      <h1>{heading}</h1>
      {lead && <p className="hero__lead">{lead}</p>}
      <p className="hero__actions">
        {button && buttonLink && (
          <Link className="button button--manjal button--large" to={buttonLink}>
            {button}
          </Link>
        )}
        {more && moreLink && (
          <Link className="hero__more" to={moreLink}>
            {more} <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        )}
      </p>
    </div>
  );
}
