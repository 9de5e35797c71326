import type { ReactNode } from 'react';
import type { HomeContent } from '../../../contract/content.ts';
import type { OfferBanner as Offers } from '../../../contract/offers.ts';
import { home } from '../../../messages/home.ts';
import type { PageSection } from '../../../rules/page-sections/section-types.ts';
import type { Listing } from '../../lib/home-listing.ts';
import { useShop } from '../../lib/shop.ts';
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx';
import { HomeListing } from '../home-listing.tsx';
import { VisitUs } from '../visit-us.tsx';
import { Clips } from './clips.tsx';
import { ExtensionSection } from './extension-section.tsx';
import { Hero } from './hero.tsx';
import { Oath } from './oath.tsx';
import { OfferBanner } from './offer-banner.tsx';
import { type RecipeCard, Recipes } from './recipes.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

interface HomeData {
  listing: Listing;
  /** `null` when it could not be loaded. */
  content: HomeContent | null;
  offers: Offers | null;
  recipes: RecipeCard[] | null;
}

/** The home page: its sections in the order that the admin chose. */
export function HomeSections(data: HomeData) {
  const { name, tagline } = useShop();
  const sections = data.content?.sections ?? fallbackSections(name, tagline);
  return sections.map((section) => <HomeSection key={section.key} section={section} {...data} />);
}

/** The shop sells without its texts too. */
function fallbackSections(name: string, tagline: string): PageSection[] {
  const hero = { heading: name, lead: tagline, button: home.shopNow, buttonLink: '/product' };
  return [
    { key: 'hero', texts: hero, items: [] },
    { key: 'foods', texts: {}, items: [] },
    { key: 'recipes', texts: { heading: home.recipes }, items: [] },
  ];
}

/** The first screen is hydrated at once, the rest in parts. */
function HomeSection({ section, ...data }: HomeData & { section: PageSection }): ReactNode {
  const { key } = section;
  const { content, offers } = data;
  if (key === 'hero') {
    return (
      <Hero
        section={section}
        desktop={content?.heroDesktop ?? []}
        mobile={content?.heroMobile ?? []}
        film={content?.heroVideo ?? null}
      />
    );
  }
  // texts for search engines; nothing of it is on the page
  if (key === 'meta') return null;
  if (key === 'offer') return offers && <OfferBanner section={section} offers={offers} />;
  return <HydrationBoundary>{laterSection(section, data)}</HydrationBoundary>;
}

function laterSection(section: PageSection, { listing, content, recipes }: HomeData): ReactNode {
  const { key, ...props } = section;
  switch (key) {
    case 'foods':
      return <HomeListing {...listing} section={section} eagerRows={0} />;
    case 'why':
      return <WhyChooseUs {...props} />;
    case 'oath':
      return <Oath {...props} />;
    case 'testimonials':
      return <Testimonials section={section} testimonials={content?.testimonials ?? []} />;
    case 'recipes':
      return <Recipes section={section} recipes={recipes} />;
    case 'contact':
      return <VisitUs section={section} />;
    case 'videos':
      return <Clips section={section} clips={content?.clips ?? []} />;
    default:
      return <ExtensionSection section={section} />;
  }
}
