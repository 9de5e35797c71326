import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Text } from './text.ts';

export interface SectionProps<Field extends string = string, ItemField extends string = string> {
  texts: Readonly<Record<Field, string>>;
  items: readonly Readonly<Record<ItemField, string>>[];
  /** For the attribute `lang` of a text that is English on a page in another language: `heading` or `items.0.name`. */
  langOf(field: string): string | undefined;
}

/** How a text is edited and checked. `link` is a path or an https URL; `image` can be uploaded. */
export type SectionTextKind = 'line' | 'text' | 'link' | 'image';

/** A section of the home page. An admin can move, hide, edit and translate it like any other. */
export interface Section<Field extends string = string, ItemField extends string = string> {
  page: 'home';
  /** Stored in the versions of the page, so it never changes. */
  kind: string;
  title: Text;
  /** Explains in the editor what the section is. */
  note?: Text;
  /** Off until an admin switches it on. */
  isHiddenAtFirst?: boolean;
  /** Every text is a string or an enum; `max` is its length. Optional texts may stay empty. */
  schema: z.ZodObject<Record<Field, z.ZodType<string | undefined>>>;
  /** Its list, if it has one. */
  list?: {
    /** One item, such as "Date", and several, such as "dates". */
    item: Text;
    items: Text;
    schema: z.ZodObject<Record<ItemField, z.ZodType<string | undefined>>>;
    min?: number;
    max: number;
  };
  /** In the form of the editor. */
  labels: Readonly<Record<Field | ItemField, Text>>;
  /** By default a text of up to 120 characters is a line, a longer one has paragraphs. */
  kinds?: Readonly<Partial<Record<Field | ItemField, SectionTextKind>>>;
  defaults: {
    texts: Readonly<Partial<Record<Field, Text>>>;
    items?: readonly Readonly<Partial<Record<ItemField, Text>>>[];
  };
  /** Rendered by the server and in the browser: no clock and no random values. */
  component: () => Promise<{ default: ComponentType<SectionProps<Field, ItemField>> }>;
}
