import type { AboutContent } from '../../../contract/content.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FilmHero } from './film-hero.tsx';

const LazySection = lazyPart(() => import('./about-section.tsx'));

/** The about page: its sections in the order that the admin chose. The film plays by itself, all else can wait. */
export function AboutSections({ content }: { content: AboutContent }) {
  return content.sections.map((section) =>
    section.key === 'film' ? (
      <FilmHero key={section.key} film={content.heroVideo} section={section} />
    ) : (
      <LazySection key={section.key} section={section} content={content} />
    ),
  );
}
