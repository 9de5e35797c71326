import type { SectionField, SectionLabel, SectionList, SectionMessage } from './section-types.ts';

type Options = Partial<Omit<SectionField, 'key' | 'label' | 'kind'>>;

const field =
  (kind: SectionField['kind'], maxLength: number) =>
  (key: string, label: SectionLabel, options: Options = {}): SectionField => ({
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

export const heading = line('heading', 'heading', { maxLength: 60 });

/** The icons of reasons and values; `blocks/section-icon.tsx` draws them. */
export const sectionIcons = [
  ['sprout', 'sprout'],
  ['wheat', 'wheat'],
  ['recycle', 'recycling'],
  ['droplet', 'drop'],
  ['handshake', 'handshake'],
  ['eye', 'eye'],
] as const;

export const icon: SectionField = {
  key: 'icon',
  label: 'icon',
  kind: 'choice',
  maxLength: 20,
  choices: sectionIcons,
};

const MAX_RECORDS = 200;

/** A list of pictures, films or testimonials. */
export const records = (
  names: Pick<SectionList, 'item' | 'items'>,
  fields: readonly SectionField[],
  options: Partial<SectionList> = {},
): SectionList => ({
  ...names,
  min: 0,
  max: MAX_RECORDS,
  isRecords: true,
  isNeeded: true,
  fields,
  ...options,
});

export const alt = line('alt', 'alt', { maxLength: 200 });
const title = line('title', 'title', { maxLength: 120, isOptional: true });

export const imageFields: readonly SectionField[] = [image('image', 'picture'), alt, title];

export const videoFields: readonly SectionField[] = [
  video('video', 'filmAddress', { posterKey: 'poster' }),
  image('poster', 'posterBefore', { isOptional: true }),
  title,
  { ...alt, isOptional: true },
];

/** The one film of a section. */
export const filmFields = (label: SectionMessage): readonly SectionField[] =>
  [
    video('film', label, { posterKey: 'filmPoster' }),
    image('filmPoster', 'filmPoster'),
    line('filmAlt', 'filmAlt', { maxLength: 200 }),
  ].map((each) => ({ ...each, isOptional: true, isRecord: true }));

export const noFilm = { film: '', filmPoster: '', filmAlt: '' };
