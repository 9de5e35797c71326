import type { HomeContent } from '../../../contract/content.ts';
import { home } from '../../../messages/home.ts';
import { langOf } from '../../lib/lang-of.ts';
import { reused } from '../../lib/reused-html.tsx';
import type { SectionProps } from '../../lib/section-texts.ts';
import { Arrows } from '../../ui/arrows.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useSlider } from '../../ui/use-slider.ts';

export function Testimonials({
  section,
  testimonials,
}: {
  section: SectionProps;
  testimonials: HomeContent['testimonials'];
}) {
  const { list, isAtStart, isAtEnd, move, back } = useSlider();
  if (testimonials.length === 0) return null;
  return (
    <section className="section" aria-labelledby="testimonials">
      <div className="wrap">
        <div className="section__head">
          <h2 id="testimonials" lang={langOf(section, 'heading')}>
            {section.texts.heading}
          </h2>
          <Arrows
            of={home.testimonialSlides}
            isAtStart={isAtStart}
            isAtEnd={isAtEnd}
            onBack={() => back()}
            onNext={() => move()}
          />
        </div>
        <ul
          className="slider testimonials"
          ref={list}
          aria-label={home.testimonials}
          {...reused(Slides, { testimonials })}
        />
      </div>
    </section>
  );
}

function Slides({ testimonials }: { testimonials: HomeContent['testimonials'] }) {
  return testimonials.map(({ name, text, rating, untranslated }) => (
    <li key={`${name} ${text}`}>
      <Stars value={rating} />
      <span className="visually-hidden">{home.ratingOf(rating)}</span>
      <blockquote lang={langOf({ untranslated }, 'text')}>{text}</blockquote>
      <p className="testimonials__author">{name}</p>
    </li>
  ));
}
