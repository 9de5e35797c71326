import '../styles/orders.css';
import { NavLink } from 'react-router';

const tabs = [
  ['colours', 'Colours'],
  ['hero-desktop', 'Hero, wide'],
  ['hero-mobile', 'Hero, phone'],
  ['hero-video', 'Hero film'],
  ['announcement', 'Announcement'],
  ['testimonial', 'Testimonials'],
  ['clip', 'Videos'],
  ['certificate', 'Certificates'],
  ['badge', 'Badges'],
  ['logo', 'Logos'],
  ['process', 'How we press'],
  ['words', 'Search words'],
] as const;

export const contentTitles: Readonly<Record<string, string>> = Object.fromEntries(tabs);

/** What the owner can put on the public pages. */
export function ContentTabs() {
  return (
    <nav className="tabs" aria-label="Content">
      {tabs.map(([path, text]) => (
        <NavLink key={path} to={`/admin/content/${path}`}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
