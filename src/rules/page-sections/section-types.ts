import type { Messages } from '../../messages/en/en.ts';
import type { DEFAULT_LANGUAGE, Language } from '../languages.ts';

/** The name of a message for the editor. Definitions hold names, because a module is loaded before the language is known. */
export type SectionMessage = keyof Messages['adminSectionNames'];

/** The same for a section of an extension, which brings its texts. */
export type SectionLabel =
  | SectionMessage
  | ({ [DEFAULT_LANGUAGE]: string } & Partial<Record<Language, string>>);

/** The texts of one language, by field. */
export type Texts = Readonly<Record<string, string>>;

/** The same texts in several languages. English is complete, the others may have gaps. */
export type LocalizedTexts = { [Name in Language]?: Texts | undefined };

/** Width and height of images by their URL, as far as they are known: the space is reserved before an image is loaded. */
export type ImageSizes = Record<string, [width: number, height: number]>;

export interface StoredItem {
  texts: LocalizedTexts;
  /** Only items of a list with records can be hidden. */
  isHidden?: boolean | undefined;
  sizes?: ImageSizes | undefined;
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
  /** In another language than English: the texts that are English, as `heading` or `items.0.name`. */
  untranslated?: string[] | undefined;
}

/**
 * `line` is one line, `text` has paragraphs, `markup` lists, links and tables too (`rules/markup.ts`), `link` is a path or an
 * https URL, `image` the URL of a picture, `video` that of a film.
 */
export type FieldKind = 'line' | 'text' | 'markup' | 'link' | 'image' | 'video' | 'choice';

export interface SectionField {
  key: string;
  label: SectionLabel;
  kind: FieldKind;
  maxLength: number;
  /** An optional field may be empty, also in English. */
  isOptional?: boolean;
  hint?: SectionLabel;
  /** Placeholders that the text must keep, such as the amount of a refund. */
  required?: readonly string[];
  /** The values of a `choice`, with their labels. */
  choices?: readonly (readonly [value: string, label: SectionLabel])[];
  /** The field of an image that gets a frame of an uploaded film. */
  posterKey?: string;
  /** Not among the texts of a rendered section: `page-records.ts` returns it. */
  isRecord?: boolean;
  /** What is wrong with a text that is not empty, by the schema of an extension. */
  check?: (value: string) => string | undefined;
}

/** The list of a section, such as its reasons or testimonials. */
export interface SectionList {
  /** One item, such as "Reason". */
  item: SectionLabel;
  /** Several, such as "reasons". */
  items: SectionLabel;
  min: number;
  max: number;
  fields: readonly SectionField[];
  /** Items such as pictures can be hidden. They are not in a rendered section: `page-records.ts` returns them. */
  isRecords?: boolean;
  /** Without a visible item the section is not rendered. */
  isNeeded?: boolean;
}

export interface SectionDefinition {
  key: string;
  title: SectionLabel;
  /** Explains in the editor what the section is. */
  note?: SectionLabel;
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
  /** The records of another admin page that the section shows. Without any it is not rendered. */
  records?: SectionRecords;
  defaults: {
    texts: Texts;
    items?: readonly Texts[];
    /** Those of the shop's own sections are in `languages`. */
    translations?: { [Name in Language]?: TranslatedDefaults[string] };
  };
}

/** Default texts of a page in another language, by section. */
export type TranslatedDefaults = Readonly<
  Record<string, { texts?: Texts | undefined; items?: readonly Texts[] | undefined }>
>;

/** `path` is the admin page of the records. */
interface SectionRecords {
  item: SectionMessage;
  items: SectionMessage;
  path: string;
}

export interface PageDefinition {
  key: string;
  /** In the editor. */
  title: SectionMessage;
  /** Where visitors see it. */
  path: string;
  /** Names that the texts may contain in braces, such as {name}. */
  placeholders: readonly string[];
  /** The order of the sections cannot be changed. */
  isOrderFixed?: boolean;
  /** In the default order. */
  sections: readonly SectionDefinition[];
}
