import { textPages } from '../../messages/text-pages.ts';
import type { PageSection } from '../../rules/page-sections/section-types.ts';
import { sectionOf } from '../../rules/page-sections/texts-of.ts';
import { langOf } from '../lib/lang-of.ts';
import { Markup } from './markup.tsx';

interface Part {
  id: string;
  heading: string;
  body: string;
  headingLang?: string | undefined;
  bodyLang?: string | undefined;
}

/** A policy page: title and introduction, links to the parts beside the text (above it on phones). */
export default function Policy({ sections }: { sections: readonly PageSection[] }) {
  const top = sectionOf(sections, 'top');
  const { title, intro } = top?.texts ?? {};
  const parts = sections.flatMap(partsOf);
  return (
    <div className="wrap policy">
      <header className="policy__head">
        <h1 lang={top && langOf(top, 'title')}>{title}</h1>
        <p className="policy__intro" lang={top && langOf(top, 'intro')}>
          {intro}
        </p>
      </header>

      <div className="policy__columns">
        <nav aria-label={textPages.onThisPage} className="policy__contents">
          <ul>
            {parts.map(({ id, heading, headingLang }) => (
              <li key={id} lang={headingLang}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>

        <div className="policy__sections">
          {parts.map(({ id, heading, body, headingLang, bodyLang }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="policy__section">
              <h2 id={`${id}-heading`} className="panel-heading" lang={headingLang}>
                {heading}
              </h2>
              <div className="policy__body" lang={bodyLang}>
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
function partsOf(section: PageSection): Part[] {
  const { key, texts, items } = section;
  const own = items.map(({ heading = '', body = '' }, index) => ({
    id: `${key}-${index + 1}`,
    heading,
    body,
    headingLang: langOf(section, `items.${index}.heading`),
    bodyLang: langOf(section, `items.${index}.body`),
  }));
  const { heading, body } = texts;
  if (!heading || !body) return own;
  const langs = { headingLang: langOf(section, 'heading'), bodyLang: langOf(section, 'body') };
  return [{ id: key, heading, body, ...langs }, ...own];
}
