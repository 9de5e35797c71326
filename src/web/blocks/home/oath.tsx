import { langOf } from '../../lib/lang-of.ts';
import { reused } from '../../lib/reused-html.tsx';
import type { SectionProps } from '../../lib/section-texts.ts';

export function Oath(section: SectionProps) {
  return <section className="oath on-dark" aria-labelledby="oath" {...reused(Promises, section)} />;
}

function Promises(section: SectionProps) {
  const { texts, items } = section;
  return (
    <>
      <div className="kolam-strip" aria-hidden="true" />
      <div className="wrap oath__inner">
        <div className="oath__heading">
          <div className="oath__kolam" />
          <h2 id="oath" lang={langOf(section, 'heading')}>
            {texts.heading}
          </h2>
          {texts.lead && <p lang={langOf(section, 'lead')}>{texts.lead}</p>}
        </div>
        <ul className="oath__list">
          {items.map(({ name, text }, index) => (
            <li key={name}>
              <h3 lang={langOf(section, `items.${index}.name`)}>{name}</h3>
              <p lang={langOf(section, `items.${index}.text`)}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="kolam-strip" aria-hidden="true" />
    </>
  );
}
