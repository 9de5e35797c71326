import '../styles/tabs.css';
import { NavLink, useLocation } from 'react-router';
import { useCurrentInView } from '../lib/use-current-in-view.ts';

const tabs = [
  ['colours', 'Logo, colours'],
  ['hero-desktop', 'Hero, wide'],
  ['hero-mobile', 'Hero, phone'],
  ['hero-video', 'Hero film'],
  ['announcement', 'Announcement'],
  ['testimonial', 'Testimonials'],
  ['clip', 'Videos'],
  ['certificate', 'Certificates'],
  ['badge', 'Badges'],
  ['logo', 'Logos'],
  ['process', 'How it is made'],
  ['words', 'Search words'],
] as const;

export const contentTitles: Readonly<Record<string, string>> = Object.fromEntries(tabs);

/** Tabs of the content that admins can edit. */
export function ContentTabs() {
  const row = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={row} className="tabs" aria-label="Content">
      <NavLink to="/admin/pages/home">Pages and texts</NavLink>
      {tabs.map(([path, text]) => (
        <NavLink key={path} to={`/admin/content/${path}`}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
