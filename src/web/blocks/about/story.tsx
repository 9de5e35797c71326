import type { SectionProps, SectionTexts } from '../../lib/section-texts.ts';
import { Image } from '../../ui/image.tsx';
import { SectionIcon } from '../section-icon.tsx';

export function Story({ texts }: { texts: SectionTexts }) {
  const { heading, first, text = '', image, imageAlt = '' } = texts;
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap heading-aside">
        <h2 id="story">{heading}</h2>
        <div className="story">
          <p className="story__first">{first}</p>
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {image && (
            <Image
              className="story__image"
              src={image}
              fullWidth={1200}
              sizes="(max-width: 768px) 100vw, 46rem"
              alt={imageAlt}
              width={1200}
              height={800}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

export function MissionAndVision({ texts }: { texts: SectionTexts }) {
  return (
    <div className="aims">
      <section className="aims__mission" aria-labelledby="mission">
        <h2 id="mission">{texts.missionHeading}</h2>
        <p>{texts.mission}</p>
      </section>
      <section className="aims__vision on-dark" aria-labelledby="vision">
        <div className="aims__kolam" />
        <h2 id="vision">{texts.visionHeading}</h2>
        <p>{texts.vision}</p>
      </section>
    </div>
  );
}

export function Values({ texts, items }: SectionProps) {
  return (
    <section className="section" aria-labelledby="values">
      <div className="wrap heading-aside">
        <h2 id="values">{texts.heading}</h2>
        <ul className="values">
          {items.map(({ icon, name, text }) => (
            <li key={name}>
              <SectionIcon name={icon} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
