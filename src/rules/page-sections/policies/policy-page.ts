import { MARKUP_HINT } from '../../markup.ts';
import { heading, line, markup, text } from '../fields.ts';
import { policyPlaceholders } from '../placeholder-values.ts';
import { shopPlaceholders } from '../placeholders.ts';
import type { PageDefinition, SectionDefinition } from '../section-types.ts';

interface PolicyInput {
  key: string;
  /** In the editor. */
  name: string;
  title: string;
  intro: string;
  /** For search engines. */
  description: string;
  parts: readonly PolicyPart[];
}

interface PolicyPart {
  /** Also its anchor on the page. */
  key: string;
  heading: string;
  body: string;
  /** The law asks for it, so it cannot be switched off. */
  isRequired?: boolean;
}

const body = markup('body', 'Text', { hint: MARKUP_HINT });

/** A policy: title and introduction, its parts, the owner's own parts, and the description for search engines. */
export function policyPage({ key, name, title, intro, description, parts }: PolicyInput): PageDefinition {
  return {
    key,
    title: name,
    path: `/${key}`,
    placeholders: [...shopPlaceholders, ...policyPlaceholders],
    sections: [
      {
        key: 'top',
        title: 'Title and introduction',
        isAlwaysShown: true,
        isFixed: true,
        fields: [line('title', 'Title'), text('intro', 'Introduction', { maxLength: 600 })],
        defaults: { texts: { title, intro } },
      },
      ...parts.map(partSection),
      {
        key: 'more',
        title: 'Your own parts',
        fields: [],
        list: { item: 'Part', min: 0, max: 20, fields: [heading, body] },
        defaults: { texts: {}, items: [] },
      },
      {
        key: 'meta',
        title: 'Search engines',
        note: 'What search engines and shared links say about the page.',
        isAlwaysShown: true,
        isFixed: true,
        fields: [text('description', 'Description', { maxLength: 300 })],
        defaults: { texts: { description } },
      },
    ],
  };
}

function partSection({
  key,
  heading: title,
  body: source,
  isRequired = false,
}: PolicyPart): SectionDefinition {
  return {
    key,
    title,
    isAlwaysShown: isRequired,
    fields: [heading, body],
    defaults: { texts: { heading: title, body: source } },
  };
}
