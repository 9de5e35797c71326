import type { Language } from '../languages.ts';

/** The texts of one language, by field. */
export type Texts = Readonly<Record<string, string>>;

/** The same texts in several languages. English is complete, the others may have gaps. */
export type LocalizedTexts = { [Name in Language]?: Texts | undefined };

export interface StoredItem {
  texts: LocalizedTexts;
}

/** A section as it is stored in `page_versions` and edited by the admin. */
export interface StoredSection {
  key: string;
  isShown: boolean;
  texts: LocalizedTexts;
  items: StoredItem[];
}

/** A section as a page renders it: one language, placeholders filled in, hidden sections left out. */
export interface PageSection {
  key: string;
  texts: Texts;
  items: Texts[];
}

/**
 * `line` is one line, `text` has paragraphs, `markup` lists, links and tables too (`rules/markup.ts`), `link` is a path or an
 * https URL, `image` the URL of a picture.
 */
export type FieldKind = 'line' | 'text' | 'markup' | 'link' | 'image' | 'choice';

export interface SectionField {
  key: string;
  label: string;
  kind: FieldKind;
  maxLength: number;
  /** An optional field may be empty, also in English. */
  isOptional?: boolean;
  hint?: string;
  /** Placeholders that the text must keep, such as the amount of a refund. */
  required?: readonly string[];
  /** The values of a `choice`, with their labels. */
  choices?: readonly (readonly [value: string, label: string])[];
}

/** The list of a section, such as its reasons or promises. */
interface SectionList {
  /** One item, such as "Reason". */
  item: string;
  min: number;
  max: number;
  fields: readonly SectionField[];
}

export interface SectionDefinition {
  key: string;
  title: string;
  /** Explains in the editor what the section is. */
  note?: string;
  fields: readonly SectionField[];
  /** Placeholders in addition to those of the page. They are filled in where the text is used, such as {number} of an order. */
  facts?: readonly string[];
  list?: SectionList;
  /** The section cannot be switched off. */
  isAlwaysShown?: boolean;
  /** The section keeps its position, such as the texts for search engines. */
  isFixed?: boolean;
  /** Off until an admin switches it on. */
  isHiddenAtFirst?: boolean;
  /** The records that the section shows, which have their own admin pages. Without any it is not rendered. */
  records?: SectionRecords;
  defaults: { texts: Texts; items?: readonly Texts[] };
}

/** Default texts of a page in another language, by section. */
export type TranslatedDefaults = Readonly<
  Record<string, { texts?: Texts | undefined; items?: readonly Texts[] | undefined }>
>;

/** `path` is the admin page of the records; `name` is their plural. */
interface SectionRecords {
  kind: string;
  name: string;
  path: string;
  /** The section is rendered without them too. */
  isOptional?: boolean;
}

export interface PageDefinition {
  key: string;
  /** In the editor. */
  title: string;
  /** Where visitors see it. */
  path: string;
  /** Names that the texts may contain in braces, such as {name}. */
  placeholders: readonly string[];
  /** The order of the sections cannot be changed. */
  isOrderFixed?: boolean;
  /** In the default order. */
  sections: readonly SectionDefinition[];
}
