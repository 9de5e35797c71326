import '../../styles/signed-in-pages.css';
import './preview-page.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { type PageKey, pageKeys } from '../../../rules/page-sections/pages.ts';
import type { PageSection } from '../../../rules/page-sections/section-types.ts';
import { AboutSections } from '../../blocks/about/about-sections.tsx';
import { Footer } from '../../blocks/footer.tsx';
import { HomeSections } from '../../blocks/home/home-sections.tsx';
import { Policy } from '../../blocks/policy.tsx';
import { EmailsPreview } from '../../features/admin/pages/emails-preview.tsx';
import { usePagePreview } from '../../features/admin/pages/pages-queries.ts';
import { ForAdmins } from '../../features/shared/session/guards.tsx';
import { Assistant } from '../../features/shop/assistant/assistant.tsx';
import { adminKey } from '../../lib/admin-queries.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { callApi } from '../../lib/call-api.ts';
import { loadListing } from '../../lib/home-listing.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { queries } from '../../lib/queries.ts';
import { EarlySkeleton } from '../../ui/early-skeleton.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta = pageMeta({ title: 'Preview', isPrivate: true });

/** A page as it would be after publishing its draft. Only admins can read drafts, so it is rendered in the browser. */
export default function AdminPreviewPage() {
  const { page: input } = useParams();
  const page = pageKeys.find((known) => known === input);
  if (!page) return <NotFound linkRoute="/admin/pages/home" linkText="Go to Pages" />;
  return <ForAdmins skeleton={<EarlySkeleton shape="columns" />}>{() => <Preview page={page} />}</ForAdmins>;
}

function Preview({ page }: { page: PageKey }) {
  const { data, isError } = usePagePreview(page);
  if (isError)
    return (
      <NotFound
        message="The preview could not be loaded."
        linkRoute={`/admin/pages/${page}`}
        linkText="Go back"
      />
    );
  if (!data) return <Skeleton shape="columns" />;
  return (
    <>
      <div className="preview-bar" role="status">
        <p>
          <strong>Preview.</strong> Visitors do not see this until you publish it.
        </p>
        <Link className="button button--small" to={`/admin/pages/${page}`}>
          Back to editing
        </Link>
      </div>
      <div className="preview-page">{views[page](data.sections)}</div>
    </>
  );
}

const policyView = (sections: PageSection[]) => <Policy sections={sections} />;

/** How each page is drawn from its sections. */
const views: Record<PageKey, (sections: PageSection[]) => ReactNode> = {
  home: (sections) => <HomePreview sections={sections} />,
  about: (sections) => <AboutPreview sections={sections} />,
  footer: (sections) => <Footer sections={sections} />,
  'privacy-policy': policyView,
  'shipping-policy': policyView,
  'refund-policy': policyView,
  'terms-of-service': policyView,
  emails: () => <EmailsPreview />,
  assistant: (sections) => (
    <div className="assistant preview-chat">
      <Assistant sections={sections} />
    </div>
  ),
};

function HomePreview({ sections }: { sections: PageSection[] }) {
  const { data } = useQuery({ queryKey: adminKey('page-preview', 'home-data'), queryFn: loadHome }, queries);
  if (!data) return <Skeleton shape="columns" />;
  const { content, ...rest } = data;
  return <HomeSections {...rest} content={{ ...content, sections }} />;
}

function AboutPreview({ sections }: { sections: PageSection[] }) {
  const { data } = useQuery(
    {
      queryKey: adminKey('page-preview', 'about-data'),
      queryFn: () => callApi(browserApi().api.content.about.$get()),
    },
    queries,
  );
  if (!data) return <Skeleton shape="columns" />;
  return <AboutSections content={{ ...data, sections }} />;
}

async function loadHome() {
  const client = browserApi();
  const [listing, content, offers, recipes] = await Promise.all([
    loadListing(client, new Request(`${window.location.origin}/`)),
    callApi(client.api.content.home.$get()),
    callApi(client.api.offers.$get()),
    callApi(client.api.recipes.$get()),
  ]);
  return { listing, content, offers, recipes };
}
