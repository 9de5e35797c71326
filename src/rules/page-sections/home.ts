import {
  alt,
  filmFields,
  heading,
  icon,
  image,
  line,
  link,
  noFilm,
  records,
  text,
  videoFields,
} from './fields.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

const stars = [
  ['5', 'stars5'],
  ['4', 'stars4'],
  ['3', 'stars3'],
  ['2', 'stars2'],
  ['1', 'stars1'],
] as const;

/** The defaults are true for any farm: what makes a farm special is written by its owner. */
export const homePage: PageDefinition = {
  key: 'home',
  title: 'homePage',
  path: '/',
  placeholders: shopPlaceholders,
  sections: [
    {
      key: 'hero',
      title: 'hero',
      note: 'heroNote',
      isAlwaysShown: true,
      fields: [
        line('above', 'lineAbove', {
          maxLength: 40,
          isOptional: true,
          hint: 'lineAboveHint',
        }),
        image('aboveImage', 'lineAsImage', {
          isOptional: true,
          hint: 'lineAsImageHint',
        }),
        line('heading', 'bigWords', { maxLength: 40 }),
        text('lead', 'sentence', { maxLength: 160, isOptional: true }),
        line('button', 'button', { maxLength: 24 }),
        link('buttonLink', 'buttonLink'),
        line('more', 'secondLink', { maxLength: 24, isOptional: true }),
        link('moreLink', 'secondLinkTo', { isOptional: true }),
        ...filmFields('heroFilm'),
      ],
      list: records(
        { item: 'picture', items: 'pictures' },
        [
          image('image', 'picture'),
          image('phoneImage', 'phoneImage', {
            isOptional: true,
            hint: 'phoneImageHint',
          }),
          alt,
          line('heading', 'imageHeading', {
            maxLength: 120,
            isOptional: true,
            hint: 'imageHeadingHint',
          }),
          text('lead', 'imageSentence', { maxLength: 500, isOptional: true }),
          line('button', 'imageButton', { maxLength: 24, isOptional: true }),
          link('buttonLink', 'imageButtonLink', { isOptional: true }),
        ],
        { isNeeded: false },
      ),
      defaults: {
        texts: {
          above: '',
          aboveImage: '',
          heading: 'Straight from our farm.',
          lead: 'Food from {name}, packed with care and sent to your door.',
          button: 'Shop Now',
          buttonLink: '/product',
          more: 'About Us',
          moreLink: '/about',
          ...noFilm,
        },
      },
    },
    {
      key: 'offer',
      title: 'offer',
      note: 'offerNote',
      fields: [
        line('label', 'label', { maxLength: 30 }),
        line('heading', 'offer', { isOptional: true }),
        line('note', 'beforeStart', { isOptional: true }),
        line('soon', 'buttonBeforeStart', { maxLength: 24 }),
        line('button', 'button', { maxLength: 24 }),
        link('buttonLink', 'buttonLink'),
      ],
      defaults: {
        texts: {
          label: 'Daily offer',
          heading: '',
          note: '',
          soon: 'Coming Soon',
          button: 'Shop Now',
          buttonLink: '/product',
        },
      },
    },
    {
      key: 'foods',
      title: 'foods',
      note: 'foodsNote',
      isAlwaysShown: true,
      fields: [heading],
      defaults: { texts: { heading: 'Fresh From Our Farms' } },
    },
    {
      key: 'why',
      title: 'why',
      fields: [heading],
      list: {
        item: 'reason',
        items: 'reasons',
        min: 1,
        max: 6,
        fields: [icon, line('name', 'reason', { maxLength: 40 }), text('text', 'words', { maxLength: 200 })],
      },
      defaults: {
        texts: { heading: 'Why Choose Us' },
        items: [
          {
            icon: 'sprout',
            name: 'From the farm',
            text: 'You buy directly from us: we know where every food in this shop comes from.',
          },
          {
            icon: 'handshake',
            name: 'Clear prices',
            text: 'You see the whole amount before you pay, with delivery and taxes.',
          },
          {
            icon: 'eye',
            name: 'Ask us anything',
            text: 'Write to us before or after you order. We are glad to help.',
          },
        ],
      },
    },
    {
      key: 'oath',
      title: 'oath',
      note: 'oathNote',
      fields: [heading, line('lead', 'sentence', { isOptional: true })],
      list: {
        item: 'promise',
        items: 'promises',
        min: 1,
        max: 8,
        fields: [line('name', 'promise', { maxLength: 40 }), line('text', 'words', { maxLength: 120 })],
      },
      defaults: {
        texts: { heading: 'Our promise', lead: '' },
        items: [
          { name: 'Honest label', text: 'What is printed is all that is inside.' },
          { name: 'Safe payment', text: 'Your card and bank details never reach us.' },
          { name: 'A promise kept', text: 'If something arrives damaged, tell us and we put it right.' },
        ],
      },
    },
    {
      key: 'testimonials',
      title: 'testimonialsTitle',
      fields: [heading],
      list: records({ item: 'testimonial', items: 'testimonials' }, [
        line('name', 'nameAndPlace', { maxLength: 120 }),
        text('text', 'words', { maxLength: 600 }),
        { key: 'rating', label: 'stars', kind: 'choice', maxLength: 1, choices: stars },
      ]),
      defaults: { texts: { heading: 'What our customers say' } },
    },
    {
      key: 'recipes',
      title: 'recipesTitle',
      fields: [heading],
      records: { item: 'recipe', items: 'recipes', path: '/admin/recipes' },
      defaults: { texts: { heading: 'Recipes' } },
    },
    {
      key: 'contact',
      title: 'contact',
      note: 'contactNote',
      fields: [heading, line('lead', 'sentence', { maxLength: 120, isOptional: true })],
      defaults: { texts: { heading: 'Contact us', lead: 'Call or write to us. We are glad to help.' } },
    },
    {
      key: 'videos',
      title: 'videosTitle',
      fields: [heading],
      list: records({ item: 'video', items: 'videos' }, videoFields),
      defaults: { texts: { heading: 'From the farm' } },
    },
    {
      key: 'meta',
      title: 'searchEngines',
      note: 'searchEnginesNote',
      isAlwaysShown: true,
      isFixed: true,
      fields: [text('description', 'description', { maxLength: 200 })],
      defaults: { texts: { description: '{tagline}' } },
    },
  ],
};
