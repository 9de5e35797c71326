import './admin-frame.css';
import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { SignedInUser } from '../../contract/account.ts';
import type { WorkCounts } from '../../contract/admin/overview.ts';
import { adminFrame } from '../../messages/admin-frame.ts';
import { roleOfAccount } from '../../rules/staff-rights.ts';
import { MAX_WORK_COUNT } from '../../rules/work-counts.ts';
import { useSound } from '../features/admin/news/sound.ts';
import { useNews } from '../features/admin/news/use-news.ts';
import { SearchEverything } from '../features/admin/search/search-everything.tsx';
import { type PageTile, pagesByGroup } from '../lib/admin-pages.ts';
import { useCurrentInView } from '../lib/use-current-in-view.ts';
import { WithRight } from './for-staff.tsx';

/** An admin page with the navigation beside it, above it on a phone. */
export function AdminFrame({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const { pathname } = useLocation();
  const { work } = useNews(pathname);
  // the counts move the links
  const row = useCurrentInView<HTMLElement>(work ? `${pathname} counted` : pathname);
  return (
    <div className="wrap admin">
      <nav ref={row} className="admin__nav" aria-label={adminFrame.nav}>
        {pagesByGroup(roleOfAccount(user)).map(({ group, name, pages }) => (
          <div key={group} className="admin__group">
            <p>{name}</p>
            {pages.map((page) => (
              <NavLink key={page.to} page={page} pathname={pathname} work={work} />
            ))}
          </div>
        ))}
      </nav>
      <div className="admin__main">
        <div className="admin__tools">
          <SearchEverything />
          <SoundButton />
        </div>
        <WithRight user={user}>{children}</WithRight>
      </div>
    </div>
  );
}

function NavLink({
  page: { to, text, icon: Icon, also = [], work },
  pathname,
  work: counts,
}: {
  page: PageTile;
  pathname: string;
  work: WorkCounts | undefined;
}) {
  const count = work && counts ? counts[work.of] : 0;
  const shown = count >= MAX_WORK_COUNT ? `${MAX_WORK_COUNT - 1}+` : String(count);
  return (
    <Link
      to={to}
      aria-current={[to, ...also].some((start) => pathname.startsWith(start)) ? 'page' : undefined}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {text}
      {work && count > 0 && (
        <span className="admin__count number" title={work.text(shown)}>
          {shown}
        </span>
      )}
    </Link>
  );
}

function SoundButton() {
  const { hasSound, toggle } = useSound();
  const Icon = hasSound ? Bell : BellOff;
  return (
    <button
      type="button"
      className="admin__sound"
      aria-label={adminFrame.sound}
      aria-pressed={hasSound}
      title={adminFrame.sound}
      onClick={toggle}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
