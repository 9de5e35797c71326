import type { ReactNode } from 'react';
import type { AboutContent } from '../../../contract/content.ts';
import type { PageSection } from '../../../rules/page-sections/section-types.ts';
import { ContactForm } from '../../features/shop/contact/contact-form.tsx';
import { useShop } from '../../lib/shop.ts';
import { VisitUs } from '../visit-us.tsx';
import { Certificates } from './certificates.tsx';
import { FilmHero } from './film-hero.tsx';
import { Process, ShopNow } from './process.tsx';
import { ShopLogos } from './shop-logos.tsx';
import { MissionAndVision, Story, Values } from './story.tsx';

/** The about page: its sections in the order that the admin chose. */
export function AboutSections({ content }: { content: AboutContent }) {
  return content.sections.map((section) => (
    <AboutSection key={section.key} section={section} content={content} />
  ));
}

function AboutSection({ section, content }: { section: PageSection; content: AboutContent }): ReactNode {
  const { email } = useShop();
  const { key, texts, items } = section;
  switch (key) {
    case 'film':
      return <FilmHero film={content.heroVideo} title={texts.heading} />;
    case 'story':
      return <Story texts={texts} />;
    case 'certificates':
      return <Certificates heading={texts.heading} certificates={content.certificates} />;
    case 'aims':
      return <MissionAndVision texts={texts} />;
    case 'values':
      return <Values texts={texts} items={items} />;
    case 'logos':
      return <ShopLogos heading={texts.heading} logos={content.logos} />;
    case 'process':
      return <Process heading={texts.heading} steps={content.process} />;
    case 'shop':
      return <ShopNow texts={texts} />;
    case 'contact':
      return (
        <VisitUs heading={texts.heading}>
          <ContactForm email={email} />
        </VisitUs>
      );
    default:
      return null;
  }
}
