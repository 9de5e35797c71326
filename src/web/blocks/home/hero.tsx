import type { HomeContent } from '../../../contract/content.ts';
import { HeroFilm } from './hero-film.tsx';
import { HeroImages } from './hero-images.tsx';
import { HeroPanel } from './hero-panel.tsx';

/** The owner's pictures, else the film, beside words that never lie on them. */
export function Hero({
  desktop,
  mobile,
  film,
}: {
  desktop: HomeContent['heroDesktop'];
  mobile: HomeContent['heroMobile'];
  film: HomeContent['heroVideo'];
}) {
  if (desktop.length + mobile.length > 0) {
    // a screen size without pictures of its own borrows the other's
    return (
      <HeroImages
        desktop={desktop.length > 0 ? desktop : mobile}
        mobile={mobile.length > 0 ? mobile : desktop}
      />
    );
  }
  if (film) return <HeroFilm film={film} />;
  return (
    <section className="hero on-dark" aria-label="Welcome">
      <HeroPanel />
    </section>
  );
}
