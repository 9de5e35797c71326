import { heading, icon, image, line, link, text } from './fields.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

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
      note: 'A picture may have its own words and link: open the pictures to set them.',
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
      ],
      records: {
        kind: 'hero-desktop',
        name: 'pictures',
        path: '/admin/content/hero-desktop',
        isOptional: true,
      },
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
      records: { kind: 'testimonial', name: 'testimonials', path: '/admin/content/testimonial' },
      defaults: { texts: { heading: 'What our customers say' } },
    },
    {
      key: 'recipes',
      title: 'Recipes',
      fields: [heading],
      records: { kind: 'recipe', name: 'recipes', path: '/admin/recipes' },
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
      records: { kind: 'clip', name: 'videos', path: '/admin/content/clip' },
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
