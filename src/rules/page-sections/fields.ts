import type { SectionField } from './section-types.ts';

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
