import { z } from 'zod';
import { picture } from './shop.ts';

const film = z.object({
  url: z.string(),
  posterUrl: z.string().nullable(),
  title: z.string(),
  alt: z.string(),
});

export const homeContent = z.object({
  heroDesktop: z.array(picture),
  heroMobile: z.array(picture),
  heroVideo: film.nullable(),
  testimonials: z.array(z.object({ name: z.string(), text: z.string(), rating: z.number() })),
  clips: z.array(film),
});

export const aboutContent = z.object({
  heroVideo: film.nullable(),
  certificates: z.array(picture),
  logos: z.array(picture),
  process: z.array(picture.extend({ text: z.string() })),
});

export type Picture = z.infer<typeof picture>;
export type Film = z.infer<typeof film>;
export type HomeContent = z.infer<typeof homeContent>;
export type AboutContent = z.infer<typeof aboutContent>;
