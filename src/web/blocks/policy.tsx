import type { ReactNode } from 'react';

type Section = { id: string; heading: string; body: ReactNode };

/** A policy page: title and intro, links to the sections beside the text (above it on phones). */
export function Policy({ title, intro, sections }: { title: string; intro: string; sections: Section[] }) {
  return (
    <div className="wrap policy">
      <header className="policy__head">
        <h1>{title}</h1>
        <p className="policy__intro">{intro}</p>
      </header>

      <div className="policy__columns">
        <nav aria-label="On this page" className="policy__contents">
          <ul>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>

        <div className="policy__sections">
          {sections.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="policy__section">
              <h2 id={`${id}-heading`} className="panel-heading">
                {heading}
              </h2>
              <div className="policy__body">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A list of names and values: periods, addresses, numbers. */
export function Facts({ rows }: { rows: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="policy-facts">
      {rows.map(({ name, value }) => (
        <div key={name} className="policy-facts__row">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
