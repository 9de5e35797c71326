import { Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { Shop } from '../../contract/shop.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { shell } from '../../messages/shell.ts';
import type { PageSection } from '../../rules/page-sections/section-types.ts';
import { sectionOf } from '../../rules/page-sections/texts-of.ts';
import { fallbackLanguage } from '../../rules/script-language.ts';
import { langOf } from '../lib/lang-of.ts';
import { reused } from '../lib/reused-html.tsx';
import { useShop } from '../lib/shop.ts';
import { Logo } from '../ui/logo.tsx';
import { PictureSiteIcon, VideoSiteIcon } from '../ui/social-icons.tsx';
import { LanguageLinks } from './language-links.tsx';

const shopLinks = () => [
  { to: '/', text: shell.home },
  { to: '/product', text: shell.products },
  { to: '/about', text: shell.aboutUs },
];
const policyLinks = () => [
  { to: '/privacy-policy', text: shell.privacyPolicy },
  { to: '/shipping-policy', text: shell.shippingPolicy },
  { to: '/refund-policy', text: shell.refundPolicy },
  { to: '/terms-of-service', text: shell.termsOfService },
];

interface FooterProps {
  /** In a preview, instead of what is published. */
  draft?: Pick<Shop, 'footer' | 'badges'>;
}

export function Footer({ draft }: FooterProps) {
  const shop = useShop();
  const { footer, badges } = draft ?? shop;
  return (
    <footer className="footer on-dark">
      <div className="kolam-strip" aria-hidden="true" />
      <div className="wrap">
        <div className="footer__top">
          <div className="footer__brand">
            <Link className="brand brand--footer" to="/" aria-label={shell.homeOf(shop.name)}>
              <Logo />
              <span className="brand__name">{shop.name}</span>
            </Link>
            <Line section={sectionOf(footer, 'brand')} />
            <ContactDetails />
            <LanguageLinks className="footer__languages" />
          </div>
          <LinkList section={sectionOf(footer, 'shop')} links={shopLinks()} />
          <LinkList section={sectionOf(footer, 'policies')} links={policyLinks()} />
          <div className="footer__side">
            <Certificates section={sectionOf(footer, 'badges')} badges={badges} />
            <SocialLinks />
          </div>
        </div>
        <div className="footer__bottom">
          <Copyright />
          <Line section={sectionOf(footer, 'bottom')} />
        </div>
      </div>
    </footer>
  );
}

/** A section may be hidden. */
type Section = PageSection | undefined;

function Line({ section }: { section: Section }) {
  const line = section?.texts.line;
  return line && <p lang={langOf(section, 'line')}>{line}</p>;
}

function Heading({ section }: { section: Section }) {
  return <h2 lang={section && langOf(section, 'heading')}>{section?.texts.heading}</h2>;
}

function Copyright() {
  const { name } = useShop();
  return <p>{shell.copyright([new Date().getFullYear(), name].filter(Boolean).join(' '))}</p>;
}

function ContactDetails() {
  const { phone, phoneHref, email, address } = useShop();
  return (
    <ul className="footer__contact number">
      {phone && (
        <li>
          <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
          <a href={phoneHref}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {address && (
        <li>
          <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{address}</span>
        </li>
      )}
    </ul>
  );
}

interface LinkListProps {
  section: Section;
  links: { to: string; text: string }[];
}

function LinkList(props: LinkListProps) {
  return (
    <nav
      className="footer__nav"
      aria-label={props.section?.texts.heading}
      {...reused(LinkListContent, props)}
    />
  );
}

function LinkListContent({ section, links }: LinkListProps) {
  return (
    <>
      <Heading section={section} />
      {links.map(({ to, text }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </>
  );
}

function Certificates({ section, badges }: { section: Section; badges: Shop['badges'] }) {
  if (badges.length === 0 || !section?.texts.heading) return null;
  return (
    <>
      <Heading section={section} />
      <ul className="footer__certificates">
        {badges.map(({ url, alt, width, height }) => (
          <li key={url}>
            <img
              src={url}
              alt={alt}
              lang={fallbackLanguage(alt, currentLanguage())}
              width={width ?? undefined}
              height={height ?? undefined}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function SocialLinks() {
  const { name, pictureSiteUrl, videoSiteUrl } = useShop();
  return (
    <div className="footer__social">
      {pictureSiteUrl && (
        <a href={pictureSiteUrl} target="_blank" rel="noreferrer" aria-label={shell.onInstagram(name)}>
          <PictureSiteIcon />
        </a>
      )}
      {videoSiteUrl && (
        <a href={videoSiteUrl} target="_blank" rel="noreferrer" aria-label={shell.onYouTube(name)}>
          <VideoSiteIcon />
        </a>
      )}
    </div>
  );
}
