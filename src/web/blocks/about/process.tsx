import { Link } from 'react-router';
import type { AboutContent } from '../../../contract/content.ts';
import type { SectionTexts } from '../../lib/section-texts.ts';
import { Image } from '../../ui/image.tsx';

export function Process({ heading, steps }: { heading: string | undefined; steps: AboutContent['process'] }) {
  if (steps.length === 0) return null;
  return (
    <section className="section section--white" aria-labelledby="process">
      <div className="wrap">
        <div className="section__head">
          <h2 id="process">{heading}</h2>
        </div>
        <ol className="process">
          {steps.map(({ url, alt, title, text, width, height }, index) => (
            <li key={url}>
              <Image
                src={url}
                fullWidth={width ?? 800}
                sizes="(max-width: 768px) 104px, 240px"
                alt={alt}
                width={width ?? 800}
                height={height ?? 600}
              />
              <h3>
                <span>{index + 1}</span> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function ShopNow({ texts }: { texts: SectionTexts }) {
  return (
    <section className="shop-now" aria-labelledby="shop-now">
      <div className="wrap shop-now__inner">
        <h2 id="shop-now">{texts.heading}</h2>
        <Link className="button button--large" to={texts.buttonLink ?? '/product'}>
          {texts.button}
        </Link>
      </div>
    </section>
  );
}
