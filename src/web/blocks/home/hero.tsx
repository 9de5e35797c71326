import type { HomeContent } from '../../../contract/content.ts';
import { home } from '../../../messages/home.ts';
import type { SectionProps } from '../../lib/section-texts.ts';
import { HeroFilm } from './hero-film.tsx';
import { HeroImages } from './hero-images.tsx';
import { HeroPanel } from './hero-panel.tsx';

/** The admin's images, or else the film, beside the text and never under it. */
export function Hero({
  section,
  desktop,
  mobile,
  film,
}: {
  section: SectionProps;
  desktop: HomeContent['heroDesktop'];
  mobile: HomeContent['heroMobile'];
  film: HomeContent['heroVideo'];
}) {
  if (desktop.length + mobile.length > 0) {
    // a screen size without its own images uses the other one's
    return (
      <HeroImages
        section={section}
        desktop={desktop.length > 0 ? desktop : mobile}
        mobile={mobile.length > 0 ? mobile : desktop}
      />
    );
  }
  if (film) return <HeroFilm film={film} section={section} />;
  return (
    <section className="hero on-dark" aria-label={home.welcome}>
      <HeroPanel section={section} />
    </section>
  );
}
