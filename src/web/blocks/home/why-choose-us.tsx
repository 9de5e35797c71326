import { langOf } from '../../lib/lang-of.ts';
import { reused } from '../../lib/reused-html.tsx';
import type { SectionProps } from '../../lib/section-texts.ts';
import { SectionIcon } from '../section-icon.tsx';

export function WhyChooseUs(section: SectionProps) {
  return <section className="section section--white" aria-labelledby="why" {...reused(Reasons, section)} />;
}

function Reasons(section: SectionProps) {
  const { texts, items } = section;
  return (
    <div className="wrap why-choose-us">
      <h2 id="why" lang={langOf(section, 'heading')}>
        {texts.heading}
      </h2>
      <ul className="why-choose-us__list">
        {items.map(({ icon, name, text }, index) => (
          <li key={name}>
            <SectionIcon name={icon} />
            <h3 lang={langOf(section, `items.${index}.name`)}>{name}</h3>
            <p lang={langOf(section, `items.${index}.text`)}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
