import { heading, line, markup, text } from '../fields.ts';
import { policyPlaceholders } from '../placeholder-values.ts';
import { shopPlaceholders } from '../placeholders.ts';
import type { PageDefinition, SectionDefinition, SectionMessage } from '../section-types.ts';

interface PolicyInput {
  key: string;
  /** In the editor. */
  name: SectionMessage;
  title: string;
  intro: string;
  /** For search engines. */
  description: string;
  parts: readonly PolicyPart[];
}

interface PolicyPart {
  /** Also its anchor on the page. */
  key: string;
  /** In the editor. */
  title: SectionMessage;
  heading: string;
  body: string;
  /** The law asks for it, so it cannot be switched off. */
  isRequired?: boolean;
}

const body = markup('body', 'text', { hint: 'markupHint' });

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
        title: 'top',
        isAlwaysShown: true,
        isFixed: true,
        fields: [line('title', 'title'), text('intro', 'introduction', { maxLength: 600 })],
        defaults: { texts: { title, intro } },
      },
      ...parts.map(partSection),
      {
        key: 'more',
        title: 'ownParts',
        fields: [],
        list: { item: 'part', items: 'parts', min: 0, max: 20, fields: [heading, body] },
        defaults: { texts: {}, items: [] },
      },
      {
        key: 'meta',
        title: 'searchEngines',
        note: 'searchEnginesNote',
        isAlwaysShown: true,
        isFixed: true,
        fields: [text('description', 'description', { maxLength: 300 })],
        defaults: { texts: { description } },
      },
    ],
  };
}

function partSection({
  key,
  title,
  heading: words,
  body: source,
  isRequired = false,
}: PolicyPart): SectionDefinition {
  return {
    key,
    title,
    isAlwaysShown: isRequired,
    fields: [heading, body],
    defaults: { texts: { heading: words, body: source } },
  };
}
