import { type ContentKind, contentShapes } from '../../../../contract/admin/content.ts';
import type { FieldSpec } from '../../../ui/spec-field.tsx';

const isShown: FieldSpec = { name: 'isShown', label: 'Shown on the shop', kind: 'check' };
const alt: FieldSpec = { name: 'alt', label: 'Description for those who cannot see it' };
const title: FieldSpec = { name: 'title', label: 'Title (optional)' };

/** The fields of the form, by the shape of the item. */
const byShape: Record<(typeof contentShapes)[ContentKind], readonly FieldSpec[]> = {
  image: [{ name: 'url', label: 'Picture', kind: 'image' }, alt, title, isShown],
  video: [
    { name: 'url', label: 'Address of the film', kind: 'video', posterName: 'posterUrl' },
    { name: 'posterUrl', label: 'Picture before it plays (optional)', kind: 'image' },
    title,
    alt,
    isShown,
  ],
  quote: [
    { name: 'title', label: 'Name and place' },
    { name: 'text', label: 'Words', kind: 'area' },
    {
      name: 'rating',
      label: 'Stars',
      kind: 'select',
      choices: [5, 4, 3, 2, 1].map((stars) => [String(stars), `${stars} stars`]),
    },
    isShown,
  ],
  line: [{ name: 'text', label: 'Announcement', hint: 'One line above every page' }, isShown],
};

/** A picture of the hero may replace the words of the hero's section. */
const heroFields: readonly FieldSpec[] = [
  { name: 'url', label: 'Picture', kind: 'image' },
  alt,
  { name: 'title', label: 'Big words of this picture (optional)', hint: 'Empty: the words of the hero' },
  { name: 'text', label: 'Sentence of this picture (optional)', kind: 'area' },
  { name: 'link', label: 'Its button leads to (optional)', hint: 'A page such as /product, or https://' },
  isShown,
];

export function contentFieldsOf(kind: ContentKind): readonly FieldSpec[] {
  if (kind === 'hero-desktop' || kind === 'hero-mobile') return heroFields;
  const fields = byShape[contentShapes[kind]];
  if (kind !== 'process') return fields;
  return [...fields.slice(0, -1), { name: 'text', label: 'What happens here', kind: 'area' }, isShown];
}
