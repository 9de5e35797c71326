import '../../styles/signed-in-pages.css';
import './preview-page.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { adminPages } from '../../../messages/admin-pages.ts';
import { DEFAULT_LANGUAGE } from '../../../rules/languages.ts';
import { aboutRecords, footerRecords, homeRecords } from '../../../rules/page-sections/page-records.ts';
import { type PageKey, pageKeys } from '../../../rules/page-sections/pages.ts';
import { type ResolveOptions, visibleSections } from '../../../rules/page-sections/resolve-sections.ts';
import type { PageSection, StoredSection } from '../../../rules/page-sections/section-types.ts';
import { textsOf } from '../../../rules/page-sections/texts-of.ts';
import { AboutSections } from '../../blocks/about/about-sections.tsx';
import { Footer } from '../../blocks/footer.tsx';
import { ForStaff } from '../../blocks/for-staff.tsx';
import { HomeSections } from '../../blocks/home/home-sections.tsx';
import Policy from '../../blocks/policy.tsx';
import { EmailsPreview } from '../../features/admin/pages/emails-preview.tsx';
import { usePagePreview } from '../../features/admin/pages/pages-queries.ts';
import { useFramedDraft } from '../../features/admin/pages/use-framed-draft.ts';
import { Assistant } from '../../features/shop/assistant/assistant.tsx';
import { adminKey } from '../../lib/admin-queries.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { callApi } from '../../lib/call-api.ts';
import { loadListing } from '../../lib/home-listing.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { queries } from '../../lib/queries.ts';
import { RichText } from '../../lib/rich-text.tsx';
import { pages } from '../../lib/shop-pages.ts';
import { EarlySkeleton } from '../../ui/early-skeleton.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/preview-page';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: adminPages.preview, isPrivate: true })(page);

/** A page as it would be after publishing its draft. Only admins can read drafts, so it is rendered in the browser. */
export default function AdminPreviewPage() {
  const { page: input } = useParams();
  const page = pageKeys.find((known) => known === input);
  if (!page) return <NotFound linkRoute="/admin/pages/home" linkText={adminPages.goTo} />;
  return <ForStaff skeleton={<EarlySkeleton shape="columns" />}>{() => <Preview page={page} />}</ForStaff>;
}

function Preview({ page }: { page: PageKey }) {
  const { data, isError } = usePagePreview(page);
  const { isFramed, draft: framed } = useFramedDraft();
  if (isError)
    return (
      <NotFound
        message={adminPages.previewFailed}
        linkRoute={`/admin/pages/${page}`}
        linkText={adminPages.goBack}
      />
    );
  if (!data) return <Skeleton shape="columns" />;
  const { sections, language, openKey } = framed ?? {
    ...data,
    language: DEFAULT_LANGUAGE,
    openKey: undefined,
  };
  const draft: Draft = { stored: sections, options: { language, values: data.values }, openKey };
  return (
    <>
      {!isFramed && (
        <div className="preview-bar" role="status">
          <p>
            <RichText text={adminPages.previewBar} tags={{ b: (text) => <strong>{text}</strong> }} />
          </p>
          <Link className="button button--small" to={`/admin/pages/${page}`}>
            {adminPages.backToEditing}
          </Link>
        </div>
      )}
      <div className="preview-page">{views[page](draft)}</div>
    </>
  );
}

interface Draft {
  stored: StoredSection[];
  options: ResolveOptions;
  /** The section that is being edited beside the preview. */
  openKey: string | undefined;
}

const sectionsOf = (page: PageKey, { stored, options }: Draft) =>
  visibleSections(pages[page], stored, options);

const policyView = (page: PageKey) => (draft: Draft) => <Policy sections={sectionsOf(page, draft)} />;

/** How each page is drawn from its sections. */
const views: Record<PageKey, (draft: Draft) => ReactNode> = {
  home: (draft) => <HomePreview draft={draft} />,
  about: (draft) => <AboutPreview draft={draft} />,
  footer: (draft) => (
    <Footer draft={{ footer: sectionsOf('footer', draft), ...footerRecords(draft.stored, draft.options) }} />
  ),
  header: (draft) => {
    const { line } = textsOf(sectionsOf('header', draft), 'announcement');
    return line ? (
      <aside className="announcement">{line}</aside>
    ) : (
      <p className="wrap">{adminPages.noAnnouncement}</p>
    );
  },
  'privacy-policy': policyView('privacy-policy'),
  'shipping-policy': policyView('shipping-policy'),
  'refund-policy': policyView('refund-policy'),
  'terms-of-service': policyView('terms-of-service'),
  emails: () => <EmailsPreview />,
  assistant: (draft) => (
    <div className="assistant preview-chat">
      <Assistant sections={sectionsOf('assistant', draft)} />
    </div>
  ),
};

/** Each section has an element of its own, so that the edited one can be outlined. */
function Outlined({ sections, openKey, render }: OutlinedProps) {
  return sections.map((section) => (
    <div key={section.key} data-edited={section.key === openKey ? '' : undefined}>
      {render(section)}
    </div>
  ));
}

interface OutlinedProps {
  sections: PageSection[];
  openKey: string | undefined;
  render: (section: PageSection) => ReactNode;
}

function HomePreview({ draft }: { draft: Draft }) {
  const { data } = useQuery({ queryKey: adminKey('page-preview', 'home-data'), queryFn: loadHome }, queries);
  if (!data) return <Skeleton shape="columns" />;
  const records = homeRecords(draft.stored, draft.options);
  return (
    <Outlined
      sections={sectionsOf('home', draft)}
      openKey={draft.openKey}
      render={(section) => <HomeSections {...data} content={{ ...records, sections: [section] }} />}
    />
  );
}

function AboutPreview({ draft }: { draft: Draft }) {
  const records = aboutRecords(draft.stored, draft.options);
  return (
    <Outlined
      sections={sectionsOf('about', draft)}
      openKey={draft.openKey}
      render={(section) => <AboutSections content={{ ...records, sections: [section] }} />}
    />
  );
}

async function loadHome() {
  const client = browserApi();
  const [listing, offers, recipes] = await Promise.all([
    loadListing(client, new Request(`${window.location.origin}/`)),
    callApi(client.api.offers.$get()),
    callApi(client.api.recipes.$get()),
  ]);
  return { listing, offers, recipes };
}
