import { textPages } from '../../messages/text-pages.ts';
import type { PageSection } from '../../rules/page-sections/section-types.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';
import { Markup } from './markup.tsx';

interface Part {
  id: string;
  heading: string;
  body: string;
}

/** A policy page: title and introduction, links to the parts beside the text (above it on phones). */
export function Policy({ sections }: { sections: readonly PageSection[] }) {
  const { title, intro } = textsOf(sections, 'top');
  const parts = sections.flatMap(partsOf);
  return (
    <div className="wrap policy">
      <header className="policy__head">
        <h1>{title}</h1>
        <p className="policy__intro">{intro}</p>
      </header>

      <div className="policy__columns">
        <nav aria-label={textPages.onThisPage} className="policy__contents">
          <ul>
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>

        <div className="policy__sections">
          {parts.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="policy__section">
              <h2 id={`${id}-heading`} className="panel-heading">
                {heading}
              </h2>
              <div className="policy__body">
                <Markup source={body} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A section is one part; the section of the owner's own parts has a list of them. */
function partsOf({ key, texts, items }: PageSection): Part[] {
  const own = items.map(({ heading = '', body = '' }, index) => ({
    id: `${key}-${index + 1}`,
    heading,
    body,
  }));
  const { heading, body } = texts;
  return heading && body ? [{ id: key, heading, body }, ...own] : own;
}
