import type { AboutContent, HeroSlide, HomeContent, Video } from '../../contract/content.ts';
import type { Texts } from '../../rules/page-sections/section-types.ts';
import { getPageSections } from '../page-sections/get-page-sections.ts';
import type { Db } from '../platform/db/db.ts';
import { selectContent } from './content.store.ts';
import { getImages } from './get-images.ts';

/** `values` fill in the placeholders of the texts. */
export async function homeContent(db: Db, values: Texts): Promise<HomeContent> {
  const [sections, heroDesktop, heroMobile, heroVideo, testimonials, clips] = await Promise.all([
    getPageSections(db, 'home', values),
    slides(db, 'hero-desktop'),
    slides(db, 'hero-mobile'),
    films(db, 'hero-video'),
    selectContent(db, 'testimonial'),
    films(db, 'clip'),
  ]);
  return {
    sections,
    heroDesktop,
    heroMobile,
    heroVideo: heroVideo[0] ?? null,
    testimonials: testimonials.map(({ title, text, rating }) => ({ name: title, text, rating: rating ?? 5 })),
    clips,
  };
}

export async function aboutContent(db: Db, values: Texts): Promise<AboutContent> {
  const [sections, heroVideo, certificates, logos, process] = await Promise.all([
    getPageSections(db, 'about', values),
    films(db, 'hero-video'),
    getImages(db, 'certificate'),
    getImages(db, 'logo'),
    selectContent(db, 'process'),
  ]);
  return {
    sections,
    heroVideo: heroVideo[0] ?? null,
    certificates,
    logos,
    process: process.flatMap(({ url, alt, title, text, width, height }) =>
      url ? [{ url, alt, title, text, width, height }] : [],
    ),
  };
}

async function slides(db: Db, kind: 'hero-desktop' | 'hero-mobile'): Promise<HeroSlide[]> {
  const rows = await selectContent(db, kind);
  return rows.flatMap(({ url, alt, title, text, link, width, height }) =>
    url ? [{ url, alt, title, text, link: link ?? '', width, height }] : [],
  );
}

async function films(db: Db, kind: 'hero-video' | 'clip'): Promise<Video[]> {
  const rows = await selectContent(db, kind);
  return rows.flatMap(({ url, posterUrl, title, alt }) => (url ? [{ url, posterUrl, title, alt }] : []));
}
