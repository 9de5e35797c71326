import { z } from 'zod';
import { pageSection } from './page-sections.ts';
import { image } from './shop.ts';
import { untranslated } from './untranslated.ts';

const video = z.object({
  url: z.string(),
  posterUrl: z.string().nullable(),
  title: z.string(),
  alt: z.string(),
  untranslated,
});

/** A picture of the hero. Its title, text, link and button replace those of the hero's section while it is shown. */
const heroSlide = image.extend({ text: z.string(), link: z.string(), button: z.string().optional() });

export const homeContent = z.object({
  sections: z
    .array(pageSection)
    .meta({ description: 'The visible sections in their order, with their texts' }),
  heroDesktop: z.array(heroSlide),
  heroMobile: z.array(heroSlide),
  heroVideo: video.nullable(),
  testimonials: z.array(z.object({ name: z.string(), text: z.string(), rating: z.number(), untranslated })),
  clips: z.array(video),
});

export const aboutContent = z.object({
  sections: z.array(pageSection),
  heroVideo: video.nullable(),
  certificates: z.array(image),
  logos: z.array(image),
  process: z.array(image.extend({ text: z.string() })),
});

/** A page that consists of its sections. */
export const textPageContent = z.object({ sections: z.array(pageSection) });

export type HeroSlide = z.infer<typeof heroSlide>;
export type Image = z.infer<typeof image>;
export type Video = z.infer<typeof video>;
export type HomeContent = z.infer<typeof homeContent>;
export type AboutContent = z.infer<typeof aboutContent>;
