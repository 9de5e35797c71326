import type { ReactNode } from 'react';
import type { AboutContent } from '../../../contract/content.ts';
import type { PageSection } from '../../../rules/page-sections/section-types.ts';
import { ContactForm } from '../../features/shop/contact/contact-form.tsx';
import { useShop } from '../../lib/shop.ts';
import { VisitUs } from '../visit-us.tsx';
import { Certificates } from './certificates.tsx';
import { Process, ShopNow } from './process.tsx';
import { ShopLogos } from './shop-logos.tsx';
import { MissionAndVision, Story, Values } from './story.tsx';

/** A section of the about page below its film. */
export default function AboutSection({
  section,
  content,
}: {
  section: PageSection;
  content: AboutContent;
}): ReactNode {
  const { email } = useShop();
  const { key, ...props } = section;
  switch (key) {
    case 'story':
      return <Story {...props} />;
    case 'certificates':
      return <Certificates section={section} certificates={content.certificates} />;
    case 'aims':
      return <MissionAndVision {...props} />;
    case 'values':
      return <Values {...props} />;
    case 'logos':
      return <ShopLogos section={section} logos={content.logos} />;
    case 'process':
      return <Process section={section} steps={content.process} />;
    case 'shop':
      return <ShopNow {...props} />;
    case 'contact':
      return (
        <VisitUs section={section}>
          <ContactForm email={email} />
        </VisitUs>
      );
    default:
      return null;
  }
}
