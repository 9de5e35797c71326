import '../styles/tabs.css';
import { NavLink, useLocation } from 'react-router';
import { adminLook } from '../../messages/admin-look.ts';
import { useCurrentInView } from '../lib/use-current-in-view.ts';

const tabs = () =>
  [
    ['/admin/content/colours', adminLook.tabLook],
    ['/admin/pages/home', adminLook.tabPages],
    ['/admin/pages/header', adminLook.tabAnnouncement],
    ['/admin/content/words', adminLook.tabSearchWords],
  ] as const;

/** Tabs of the content that admins can edit. */
export function ContentTabs() {
  const row = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} className="tabs" aria-label={adminLook.content}>
      {tabs().map(([path, text]) => (
        <NavLink key={path} to={path}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
