import type { SectionProps } from '../../lib/section-texts.ts';

export function Oath({ texts, items }: SectionProps) {
  return (
    <section className="oath on-dark" aria-labelledby="oath">
      <div className="kolam-strip" aria-hidden="true" />
      <div className="wrap oath__inner">
        <div className="oath__heading">
          <div className="oath__kolam" />
          <h2 id="oath">{texts.heading}</h2>
          {texts.lead && <p>{texts.lead}</p>}
        </div>
        <ul className="oath__list">
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="kolam-strip" aria-hidden="true" />
    </section>
  );
}
