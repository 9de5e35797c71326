import { z } from 'zod';
import { defineExtension, defineSection } from '../../src/extension/extension.ts';

const pressCalendar = defineSection({
  page: 'home',
  kind: 'press-calendar',
  title: { en: 'Press calendar', ta: 'செக்கு நாட்காட்டி', hi: 'घानी कैलेंडर' },
  schema: z.object({ heading: z.string().max(60) }),
  list: {
    item: { en: 'Day', ta: 'நாள்', hi: 'दिन' },
    items: { en: 'days', ta: 'நாட்கள்', hi: 'दिन' },
    schema: z.object({ day: z.string().max(40), foods: z.string().max(120) }),
    min: 1,
    max: 12,
  },
  labels: {
    heading: { en: 'Heading', ta: 'தலைப்பு', hi: 'शीर्षक' },
    day: { en: 'Day', ta: 'நாள்', hi: 'दिन' },
    foods: { en: 'What we press', ta: 'என்ன ஆட்டுகிறோம்', hi: 'क्या पेरते हैं' },
  },
  defaults: {
    texts: {
      heading: { en: 'What we press this week', ta: 'இந்த வாரம் ஆட்டுவது', hi: 'इस हफ़्ते क्या पेर रहे हैं' },
    },
    items: [
      {
        day: { en: 'Monday', ta: 'திங்கள்', hi: 'सोमवार' },
        foods: { en: 'Groundnut oil', ta: 'கடலை எண்ணெய்', hi: 'मूँगफली का तेल' },
      },
    ],
  },
  component: () => import('./section.tsx'),
});

export default defineExtension({ name: 'press-calendar', apiVersion: 1, sections: [pressCalendar] });
