import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Text } from './text.ts';

export type SectionTexts = Record<string, string>;

export interface SectionProps {
  texts: SectionTexts;
  items: SectionTexts[];
}

/** A section of the home page. An admin can move, hide, edit and translate it like any other. */
export interface Section {
  page: 'home';
  /** Stored in the versions of the page, so it never changes. Also the name of its part for themes. */
  kind: string;
  title: Text;
  /** Explains in the editor what the section is. */
  note?: Text;
  /** An object of strings; `describe` gives the label of the form, `max` its length. */
  schema: z.ZodObject;
  /** Of the items of its list, if it has one. */
  itemSchema?: z.ZodObject;
  maxItems?: number;
  defaults: { texts: Record<string, Text>; items?: Record<string, Text>[] };
  component: () => Promise<{ default: ComponentType<SectionProps> }>;
}
