import { z } from 'zod';
import { image } from './shop.ts';

const video = z.object({
  url: z.string(),
  posterUrl: z.string().nullable(),
  title: z.string(),
  alt: z.string(),
});

export const homeContent = z.object({
  heroDesktop: z.array(image),
  heroMobile: z.array(image),
  heroVideo: video.nullable(),
  testimonials: z.array(z.object({ name: z.string(), text: z.string(), rating: z.number() })),
  clips: z.array(video),
});

export const aboutContent = z.object({
  heroVideo: video.nullable(),
  certificates: z.array(image),
  logos: z.array(image),
  process: z.array(image.extend({ text: z.string() })),
});

export type Image = z.infer<typeof image>;
export type Video = z.infer<typeof video>;
export type HomeContent = z.infer<typeof homeContent>;
export type AboutContent = z.infer<typeof aboutContent>;
