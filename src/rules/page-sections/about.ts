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
  title: 'aboutPage',
  path: '/about',
  placeholders: shopPlaceholders,
  sections: [
    {
      key: 'film',
      title: 'title',
      note: 'filmNote',
      isAlwaysShown: true,
      fields: [heading, ...filmFields('film')],
      defaults: { texts: { heading: 'About {name}', ...noFilm } },
    },
    {
      key: 'story',
      title: 'story',
      fields: [
        heading,
        text('first', 'firstParagraph', { maxLength: 400 }),
        text('text', 'more', { maxLength: 3000, isOptional: true, hint: 'moreHint' }),
        image('image', 'picture', { isOptional: true }),
        line('imageAlt', 'imageAlt', {
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
      title: 'certificatesTitle',
      fields: [heading],
      list: records({ item: 'certificate', items: 'certificates' }, imageFields),
      defaults: { texts: { heading: 'Certificates' } },
    },
    {
      key: 'aims',
      title: 'aims',
      isHiddenAtFirst: true,
      fields: [
        line('missionHeading', 'firstHeading', { maxLength: 40 }),
        text('mission', 'firstText', { maxLength: 240 }),
        line('visionHeading', 'secondHeading', { maxLength: 40 }),
        text('vision', 'secondText', { maxLength: 240 }),
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
      title: 'valuesTitle',
      isHiddenAtFirst: true,
      fields: [heading],
      list: {
        item: 'value',
        items: 'values',
        min: 1,
        max: 6,
        fields: [icon, line('name', 'value', { maxLength: 40 }), text('text', 'words', { maxLength: 160 })],
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
      title: 'partners',
      fields: [heading],
      list: records({ item: 'logo', items: 'logos' }, imageFields),
      defaults: { texts: { heading: 'Find us at' } },
    },
    {
      key: 'process',
      title: 'process',
      fields: [heading],
      list: records({ item: 'step', items: 'steps' }, [
        ...imageFields,
        text('text', 'stepText', { maxLength: 500, isOptional: true }),
      ]),
      defaults: { texts: { heading: 'How we work' } },
    },
    {
      key: 'shop',
      title: 'toShop',
      fields: [heading, line('button', 'button', { maxLength: 24 }), link('buttonLink', 'buttonLink')],
      defaults: {
        texts: { heading: 'Taste it for yourself.', button: 'Shop Now', buttonLink: '/product' },
      },
    },
    {
      key: 'contact',
      title: 'contact',
      note: 'contactNote',
      isAlwaysShown: true,
      fields: [heading],
      defaults: { texts: { heading: 'Contact' } },
    },
    {
      key: 'meta',
      title: 'searchEngines',
      note: 'searchEnginesNote',
      isAlwaysShown: true,
      isFixed: true,
      fields: [text('description', 'description', { maxLength: 200 })],
      defaults: { texts: { description: 'About {name}: our story, and how to reach us.' } },
    },
  ],
};
