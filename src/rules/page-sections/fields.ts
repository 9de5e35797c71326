import type { SectionField, SectionList } from './section-types.ts';

type Options = Partial<Omit<SectionField, 'key' | 'label' | 'kind'>>;

const field =
  (kind: SectionField['kind'], maxLength: number) =>
  (key: string, label: string, options: Options = {}): SectionField => ({
    key,
    label,
    kind,
    maxLength,
    ...options,
  });

export const line = field('line', 80);
export const text = field('text', 400);
export const markup = field('markup', 6000);
export const link = field('link', 500);
export const image = field('image', 500);
const video = field('video', 500);

export const heading = line('heading', 'Heading', { maxLength: 60 });

/** The icons of reasons and values; `blocks/section-icon.tsx` draws them. */
export const sectionIcons = [
  ['sprout', 'Sprout'],
  ['wheat', 'Wheat'],
  ['recycle', 'Recycling'],
  ['droplet', 'Drop'],
  ['handshake', 'Handshake'],
  ['eye', 'Eye'],
] as const;

export const icon: SectionField = {
  key: 'icon',
  label: 'Icon',
  kind: 'choice',
  maxLength: 20,
  choices: sectionIcons,
};

const MAX_RECORDS = 200;

/** A list of pictures, films or testimonials. */
export const records = (
  item: string,
  fields: readonly SectionField[],
  options: Partial<SectionList> = {},
): SectionList => ({ item, min: 0, max: MAX_RECORDS, isRecords: true, isNeeded: true, fields, ...options });

export const alt = line('alt', 'Description for those who cannot see it', { maxLength: 200 });
const title = line('title', 'Title', { maxLength: 120, isOptional: true });

export const imageFields: readonly SectionField[] = [image('image', 'Picture'), alt, title];

export const videoFields: readonly SectionField[] = [
  video('video', 'Address of the film', { posterKey: 'poster' }),
  image('poster', 'Picture before it plays', { isOptional: true }),
  title,
  { ...alt, isOptional: true },
];

/** The one film of a section. */
export const filmFields = (label: string): readonly SectionField[] =>
  [
    video('film', label, { posterKey: 'filmPoster' }),
    image('filmPoster', 'Picture before the film plays'),
    line('filmAlt', 'Description of the film for those who cannot see it', { maxLength: 200 }),
  ].map((each) => ({ ...each, isOptional: true, isRecord: true }));

export const noFilm = { film: '', filmPoster: '', filmAlt: '' };
