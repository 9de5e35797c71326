import type { AboutContent, HomeContent, Video } from '../../contract/content.ts';
import type { Db } from '../platform/db/db.ts';
import { selectContent } from './content.store.ts';
import { getImages } from './get-images.ts';

export async function homeContent(db: Db): Promise<HomeContent> {
  const [heroDesktop, heroMobile, heroVideo, testimonials, clips] = await Promise.all([
    getImages(db, 'hero-desktop'),
    getImages(db, 'hero-mobile'),
    films(db, 'hero-video'),
    selectContent(db, 'testimonial'),
    films(db, 'clip'),
  ]);
  return {
    heroDesktop,
    heroMobile,
    heroVideo: heroVideo[0] ?? null,
    testimonials: testimonials.map(({ title, text, rating }) => ({ name: title, text, rating: rating ?? 5 })),
    clips,
  };
}

export async function aboutContent(db: Db): Promise<AboutContent> {
  const [heroVideo, certificates, logos, process] = await Promise.all([
    films(db, 'hero-video'),
    getImages(db, 'certificate'),
    getImages(db, 'logo'),
    selectContent(db, 'process'),
  ]);
  return {
    heroVideo: heroVideo[0] ?? null,
    certificates,
    logos,
    process: process.flatMap(({ url, alt, title, text, width, height }) =>
      url ? [{ url, alt, title, text, width, height }] : [],
    ),
  };
}

async function films(db: Db, kind: 'hero-video' | 'clip'): Promise<Video[]> {
  const rows = await selectContent(db, kind);
  return rows.flatMap(({ url, posterUrl, title, alt }) => (url ? [{ url, posterUrl, title, alt }] : []));
}
