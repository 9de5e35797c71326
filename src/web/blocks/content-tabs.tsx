import '../styles/tabs.css';
import { NavLink, useLocation } from 'react-router';
import { useCurrentInView } from '../lib/use-current-in-view.ts';

const tabs = [
  ['/admin/content/colours', 'Logo, colours'],
  ['/admin/pages/home', 'Pages, pictures and texts'],
  ['/admin/pages/header', 'Announcement'],
  ['/admin/content/words', 'Search words'],
] as const;

/** Tabs of the content that admins can edit. */
export function ContentTabs() {
  const row = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} className="tabs" aria-label="Content">
      {tabs.map(([path, text]) => (
        <NavLink key={path} to={path}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
