import { Link } from 'react-router';
import type { AboutContent } from '../../../contract/content.ts';
import { langOf } from '../../lib/lang-of.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { Image } from '../../ui/image.tsx';

export function Process({ section, steps }: { section: SectionProps; steps: AboutContent['process'] }) {
  if (steps.length === 0) return null;
  return (
    <section className="section section--white" aria-labelledby="process">
      <div className="wrap">
        <div className="section__head">
          <h2 id="process" lang={langOf(section, 'heading')}>
            {section.texts.heading}
          </h2>
        </div>
        <ol className="process">
          {steps.map((step, index) => (
            <li key={step.url}>
              <Image
                src={step.url}
                fullWidth={step.width ?? 800}
                sizes="(max-width: 768px) 104px, 240px"
                alt={step.alt}
                width={step.width ?? 800}
                height={step.height ?? 600}
              />
              <h3 lang={langOf(step, 'title')}>
                <span>{index + 1}</span> {step.title}
              </h3>
              <p lang={langOf(step, 'text')}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function ShopNow(section: SectionProps) {
  const { texts } = section;
  return (
    <section className="shop-now" aria-labelledby="shop-now">
      <div className="wrap shop-now__inner">
        <h2 id="shop-now" lang={langOf(section, 'heading')}>
          {texts.heading}
        </h2>
        <Link
          className="button button--large"
          to={texts.buttonLink ?? '/product'}
          lang={langOf(section, 'button')}
        >
          {texts.button}
        </Link>
      </div>
    </section>
  );
}
