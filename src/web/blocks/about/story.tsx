import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { Image } from '../../ui/image.tsx';
import { SectionIcon } from '../section-icon.tsx';

export function Story(section: SectionProps) {
  const { heading, first, text = '', image, imageAlt = '' } = section.texts;
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap heading-aside">
        <h2 id="story" lang={langOf(section, 'heading')}>
          {heading}
        </h2>
        <div className="story">
          <p className="story__first" lang={langOf(section, 'first')}>
            {first}
          </p>
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph} lang={langOf(section, 'text')}>
              {paragraph}
            </p>
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

export function MissionAndVision(section: SectionProps) {
  const { texts } = section;
  return (
    <div className="aims">
      <section className="aims__mission" aria-labelledby="mission">
        <h2 id="mission" lang={langOf(section, 'missionHeading')}>
          {texts.missionHeading}
        </h2>
        <p lang={langOf(section, 'mission')}>{texts.mission}</p>
      </section>
      <section className="aims__vision on-dark" aria-labelledby="vision">
        <div className="aims__kolam" />
        <h2 id="vision" lang={langOf(section, 'visionHeading')}>
          {texts.visionHeading}
        </h2>
        <p lang={langOf(section, 'vision')}>{texts.vision}</p>
      </section>
    </div>
  );
}

export function Values(section: SectionProps) {
  const { texts, items } = section;
  return (
    <section className="section" aria-labelledby="values">
      <div className="wrap heading-aside">
        <h2 id="values" lang={langOf(section, 'heading')}>
          {texts.heading}
        </h2>
        <ul className="values">
          {items.map(({ icon, name, text }, index) => (
            <li key={name}>
              <SectionIcon name={icon} />
              <h3 lang={langOf(section, `items.${index}.name`)}>{name}</h3>
              <p lang={langOf(section, `items.${index}.text`)}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
