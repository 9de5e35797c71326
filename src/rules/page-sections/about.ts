import {
  filmFields,
  heading,
  icon,
  image,
  imageFields,
  line,
  link,
  noFilm,
  records,
  text,
} from './fields.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

export const aboutPage: PageDefinition = {
  key: 'about',
  title: 'About page',
  path: '/about',
  placeholders: shopPlaceholders,
  sections: [
    {
      key: 'film',
      title: 'Title',
      note: 'Shown over the film, if there is one.',
      isAlwaysShown: true,
      fields: [heading, ...filmFields('Film')],
      defaults: { texts: { heading: 'About {name}', ...noFilm } },
    },
    {
      key: 'story',
      title: 'Story',
      fields: [
        heading,
        text('first', 'First paragraph', { maxLength: 400 }),
        text('text', 'More', { maxLength: 3000, isOptional: true, hint: 'An empty line begins a paragraph' }),
        image('image', 'Picture', { isOptional: true }),
        line('imageAlt', 'Description of the picture for those who cannot see it', {
          maxLength: 200,
          isOptional: true,
        }),
      ],
      defaults: {
        texts: {
          heading: 'Our story',
          first:
            'Welcome to {name}. This is our own shop: what you order here comes from us to your kitchen.',
          text: 'Do you want to know where something comes from or how it is made? Write to us.',
          image: '',
          imageAlt: '',
        },
      },
    },
    {
      key: 'certificates',
      title: 'Certificates',
      fields: [heading],
      list: records('Certificate', imageFields),
      defaults: { texts: { heading: 'Certificates' } },
    },
    {
      key: 'aims',
      title: 'Mission and vision',
      isHiddenAtFirst: true,
      fields: [
        line('missionHeading', 'First heading', { maxLength: 40 }),
        text('mission', 'First text', { maxLength: 240 }),
        line('visionHeading', 'Second heading', { maxLength: 40 }),
        text('vision', 'Second text', { maxLength: 240 }),
      ],
      defaults: {
        texts: {
          missionHeading: 'Mission',
          mission: 'Good food in everyday kitchens, at a price that is fair to those who make it.',
          visionHeading: 'Vision',
          vision: 'People who know the farm that their food comes from.',
        },
      },
    },
    {
      key: 'values',
      title: 'Values',
      isHiddenAtFirst: true,
      fields: [heading],
      list: {
        item: 'Value',
        min: 1,
        max: 6,
        fields: [icon, line('name', 'Value', { maxLength: 40 }), text('text', 'Words', { maxLength: 160 })],
      },
      defaults: {
        texts: { heading: 'Values' },
        items: [
          { icon: 'sprout', name: 'Care', text: 'We treat soil, animals and people well.' },
          {
            icon: 'handshake',
            name: 'Fairness',
            text: 'A good price for you and for those who do the work.',
          },
          { icon: 'eye', name: 'Openness', text: 'Ask us how a food is made: we tell you.' },
        ],
      },
    },
    {
      key: 'logos',
      title: 'Shops and partners',
      fields: [heading],
      list: records('Logo', imageFields),
      defaults: { texts: { heading: 'Find us at' } },
    },
    {
      key: 'process',
      title: 'How it is made',
      fields: [heading],
      list: records('Step', [
        ...imageFields,
        text('text', 'What happens here', { maxLength: 500, isOptional: true }),
      ]),
      defaults: { texts: { heading: 'How we work' } },
    },
    {
      key: 'shop',
      title: 'To the shop',
      fields: [
        heading,
        line('button', 'Button', { maxLength: 24 }),
        link('buttonLink', 'The button leads to'),
      ],
      defaults: {
        texts: { heading: 'Taste it for yourself.', button: 'Shop Now', buttonLink: '/product' },
      },
    },
    {
      key: 'contact',
      title: 'Contact',
      note: 'Address, phone, email and map come from the settings.',
      isAlwaysShown: true,
      fields: [heading],
      defaults: { texts: { heading: 'Contact' } },
    },
    {
      key: 'meta',
      title: 'Search engines',
      note: 'What search engines and shared links say about the page.',
      isAlwaysShown: true,
      isFixed: true,
      fields: [text('description', 'Description', { maxLength: 200 })],
      defaults: { texts: { description: 'About {name}: our story, and how to reach us.' } },
    },
  ],
};
