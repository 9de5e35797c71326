import type { z } from 'zod';
import { languages } from '../rules/languages.ts';
import { homePage } from '../rules/page-sections/home.ts';
import type {
  SectionDefinition,
  SectionField,
  SectionLabel,
  Texts,
} from '../rules/page-sections/section-types.ts';
import type { Extension } from './extension.ts';
import { controlOf } from './form-control.ts';
import type { Section } from './sections.ts';
import { type Text, textOf } from './text.ts';

const LONGEST_LINE = 120;
const SLUG = /^[a-z][a-z0-9-]{1,39}$/;

/** The home sections of extensions, for the page editor and the pages. Throws an error that names a wrong field. */
export function sectionDefinitions(
  extensions: readonly Pick<Extension, 'name' | 'sections'>[],
): SectionDefinition[] {
  const taken = new Set(homePage.sections.map(({ key }) => key));
  return extensions.flatMap(({ name, sections = [] }) =>
    sections.map((section) => {
      const where = `Extension ${name}, section ${section.kind}`;
      if (!SLUG.test(section.kind))
        throw new Error(`${where}: the kind has other characters than a-z, 0-9, -`);
      if (taken.has(section.kind)) throw new Error(`${where}: another section has this kind`);
      taken.add(section.kind);
      return definitionOf(section, where);
    }),
  );
}

function definitionOf(section: Section, where: string): SectionDefinition {
  const { kind, title, note, isHiddenAtFirst = false, schema, list, defaults } = section;
  const fieldsOf = (object: z.ZodObject) =>
    Object.entries(object.shape).map(([key, value]) => fieldOf(section, key, value as z.ZodType, where));
  const { items = [] } = defaults;
  return {
    key: kind,
    title: labelOf(title),
    ...(note !== undefined && { note: labelOf(note) }),
    isHiddenAtFirst,
    fields: fieldsOf(schema),
    ...(list && {
      list: {
        item: labelOf(list.item),
        items: labelOf(list.items),
        min: list.min ?? 0,
        max: list.max,
        fields: fieldsOf(list.schema),
      },
    }),
    defaults: {
      texts: textsIn('en', defaults.texts),
      items: items.map((item) => textsIn('en', item)),
      translations: Object.fromEntries(
        languages
          .filter((language) => language !== 'en')
          .map((language) => [
            language,
            { texts: textsIn(language, defaults.texts), items: items.map((item) => textsIn(language, item)) },
          ]),
      ),
    },
  };
}

function fieldOf({ labels, kinds }: Section, key: string, schema: z.ZodType, where: string): SectionField {
  const control = controlOf(schema);
  const label = labels[key];
  if (label === undefined) throw new Error(`${where}: the text ${key} has no label`);
  const shared = {
    key,
    label: labelOf(label),
    check: (value: string) => schema.safeParse(value).error?.issues[0]?.message,
  };
  if (control?.kind === 'choice')
    return {
      ...shared,
      kind: 'choice',
      maxLength: Math.max(...control.values.map((value) => value.length)),
      choices: control.values.map((value) => [value, { en: value }]),
    };
  if (control?.kind !== 'text') throw new Error(`${where}: the text ${key} is no string or enum`);
  const { maxLength, isRequired } = control;
  return {
    ...shared,
    kind: kinds?.[key] ?? (maxLength > LONGEST_LINE ? 'text' : 'line'),
    maxLength,
    isOptional: !isRequired,
  };
}

function labelOf(text: Text): SectionLabel {
  return typeof text === 'string' ? { en: text } : text;
}

/** Other languages than English have only the texts that are translated. */
function textsIn(
  language: (typeof languages)[number],
  texts: Readonly<Record<string, Text | undefined>>,
): Texts {
  const entries = Object.entries(texts).flatMap(([key, text = '']) => {
    if (language === 'en') return [[key, textOf(text, 'en')] as const];
    const own = typeof text === 'string' ? undefined : text[language];
    return own ? [[key, own] as const] : [];
  });
  return Object.fromEntries(entries);
}
