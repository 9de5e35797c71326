import { Certificates } from '../blocks/about/certificates.tsx';
import { FilmHero } from '../blocks/about/film-hero.tsx';
import { Process, ShopNow } from '../blocks/about/process.tsx';
import { ShopLogos } from '../blocks/about/shop-logos.tsx';
import { MissionAndVision, Story, Values } from '../blocks/about/story.tsx';
import { VisitUs } from '../blocks/visit-us.tsx';
import { ContactForm } from '../features/shop/contact/contact-form.tsx';
import { apiContext } from '../lib/api.ts';
import { loadFromApi } from '../lib/load-from-api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { useShop } from '../lib/shop.ts';
import { LOAD_FAILED, LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/about';

export const handle: PageThemeHandle = { pageTheme: 'about' };

export const meta = pageMeta({
  title: 'About Us',
  description:
    'Three generations, one wooden press: our story, our certificates, how the oil is made, and how to reach us.',
});

export function loader({ context }: Route.LoaderArgs) {
  return loadFromApi(context.get(apiContext).api.content.about.$get());
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { heroVideo, certificates, logos, process } = loaderData;
  const { email } = useShop();
  return (
    <>
      <FilmHero film={heroVideo} title="Three generations, one wooden press." />
      <Story />
      <Certificates certificates={certificates} />
      <MissionAndVision />
      <Values />
      <ShopLogos logos={logos} />
      <Process steps={process} />
      <ShopNow />
      <VisitUs heading="Contact">
        <ContactForm email={email} />
      </VisitUs>
    </>
  );
}

export function ErrorBoundary() {
  return <LoadFailed heading={LOAD_FAILED} />;
}
