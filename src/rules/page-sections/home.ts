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

const stars = ['5', '4', '3', '2', '1'].map(
  (count) => [count, count === '1' ? '1 star' : `${count} stars`] as const,
);

/** The defaults are true for any farm: what makes a farm special is written by its owner. */
export const homePage: PageDefinition = {
  key: 'home',
  title: 'Home page',
  path: '/',
  placeholders: shopPlaceholders,
  sections: [
    {
      key: 'hero',
      title: 'Hero',
      note: 'The words stand beside every picture, unless a picture has its own.',
      isAlwaysShown: true,
      fields: [
        line('above', 'Line above', {
          maxLength: 40,
          isOptional: true,
          hint: 'For example in the language of your region',
        }),
        image('aboveImage', 'The same line as a picture', {
          isOptional: true,
          hint: 'For devices that lack the letters of the language',
        }),
        line('heading', 'Big words', { maxLength: 40 }),
        text('lead', 'Sentence', { maxLength: 160, isOptional: true }),
        line('button', 'Button', { maxLength: 24 }),
        link('buttonLink', 'The button leads to'),
        line('more', 'Second link', { maxLength: 24, isOptional: true }),
        link('moreLink', 'The second link leads to', { isOptional: true }),
        ...filmFields('Film, while there are no pictures'),
      ],
      list: records(
        'Picture',
        [
          image('image', 'Picture'),
          image('phoneImage', 'The same for phones', {
            isOptional: true,
            hint: 'Upright. Empty: the wide picture is cropped',
          }),
          alt,
          line('heading', 'Big words of this picture', {
            maxLength: 120,
            isOptional: true,
            hint: 'Empty: the words of the hero',
          }),
          text('lead', 'Sentence of this picture', { maxLength: 500, isOptional: true }),
          line('button', 'Its button', { maxLength: 24, isOptional: true }),
          link('buttonLink', 'Its button leads to', { isOptional: true }),
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
      title: 'Offer',
      note: 'Announces the offers that you plan under Offers; without one there is no banner. Label, offer and the text before it starts belong to the daily offer of a demo shop.',
      fields: [
        line('label', 'Label', { maxLength: 30 }),
        line('heading', 'Offer', { isOptional: true }),
        line('note', 'Before it starts', { isOptional: true }),
        line('soon', 'Button before it starts', { maxLength: 24 }),
        line('button', 'Button', { maxLength: 24 }),
        link('buttonLink', 'The button leads to'),
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
      title: 'Foods',
      note: 'The categories and your foods.',
      isAlwaysShown: true,
      fields: [heading],
      defaults: { texts: { heading: 'Fresh From Our Farms' } },
    },
    {
      key: 'why',
      title: 'Why choose us',
      fields: [heading],
      list: {
        item: 'Reason',
        min: 1,
        max: 6,
        fields: [icon, line('name', 'Reason', { maxLength: 40 }), text('text', 'Words', { maxLength: 200 })],
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
      title: 'Oath',
      note: 'Promises that you keep. They are shown on a dark band.',
      fields: [heading, line('lead', 'Sentence', { isOptional: true })],
      list: {
        item: 'Promise',
        min: 1,
        max: 8,
        fields: [line('name', 'Promise', { maxLength: 40 }), line('text', 'Words', { maxLength: 120 })],
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
      title: 'Testimonials',
      fields: [heading],
      list: records('Testimonial', [
        line('name', 'Name and place', { maxLength: 120 }),
        text('text', 'Words', { maxLength: 600 }),
        { key: 'rating', label: 'Stars', kind: 'choice', maxLength: 1, choices: stars },
      ]),
      defaults: { texts: { heading: 'What our customers say' } },
    },
    {
      key: 'recipes',
      title: 'Recipes',
      fields: [heading],
      records: { name: 'recipes', path: '/admin/recipes' },
      defaults: { texts: { heading: 'Recipes' } },
    },
    {
      key: 'contact',
      title: 'Contact',
      note: 'Address, phone, email and map come from the settings.',
      fields: [heading, line('lead', 'Sentence', { maxLength: 120, isOptional: true })],
      defaults: { texts: { heading: 'Contact us', lead: 'Call or write to us. We are glad to help.' } },
    },
    {
      key: 'videos',
      title: 'Videos',
      fields: [heading],
      list: records('Video', videoFields),
      defaults: { texts: { heading: 'From the farm' } },
    },
    {
      key: 'meta',
      title: 'Search engines',
      note: 'What search engines and shared links say about the page.',
      isAlwaysShown: true,
      isFixed: true,
      fields: [text('description', 'Description', { maxLength: 200 })],
      defaults: { texts: { description: '{tagline}' } },
    },
  ],
};
