import type { SectionProps } from '../../lib/section-texts.ts';
import { SectionIcon } from '../section-icon.tsx';

export function WhyChooseUs({ texts, items }: SectionProps) {
  return (
    <section className="section section--white" aria-labelledby="why">
      <div className="wrap why-choose-us">
        <h2 id="why">{texts.heading}</h2>
        <ul className="why-choose-us__list">
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
