import {
  House,
  LayoutGrid,
  type LucideIcon,
  Menu,
  Package,
  Phone,
  ShoppingBag,
  Sprout,
  User,
  X,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { SignedInUser } from '../../contract/account.ts';
import { shell } from '../../messages/shell.ts';
import { cartTotals } from '../../rules/cart.ts';
import { LoginLink } from '../features/shared/session/login-link.tsx';
import { useLogOut } from '../features/shared/session/use-log-out.ts';
import { useCart } from '../features/shop/cart/cart-data.ts';
import { SearchBox } from '../features/shop/search/search-box.tsx';
import { useShop } from '../lib/shop.ts';
import { MAX_SHOWN_NAME, useStoredUser } from '../lib/stored-user.ts';
import { Logo } from '../ui/logo.tsx';
import { LanguageLinks, LanguageMenu } from './language-links.tsx';
import { LoadingLine } from './loading-line.tsx';

interface Target {
  to: string;
  text: string;
  icon: LucideIcon;
}

const everyone = (): Target[] => [
  { to: '/', text: shell.home, icon: House },
  { to: '/about', text: shell.aboutUs, icon: Sprout },
  { to: '/product', text: shell.products, icon: LayoutGrid },
];
const orders = (): Target => ({ to: '/orders', text: shell.myOrders, icon: Package });
const cart = (): Target => ({ to: '/cart', text: shell.myCart, icon: ShoppingBag });

/**
 * Before hydration the page contains the links of visitors and of customers; CSS shows the ones that lib/early-session.ts
 * marked.
 */
export function Header() {
  const user = useStoredUser();
  const menu = useRef<HTMLDialogElement>(null);
  const logOut = useLogOut();
  return (
    <header className="header">
      <LoadingLine />
      <div className="wrap header__inner">
        <Brand />
        <nav className="nav nav--left" aria-label={shell.main}>
          {everyone().map((target) => (
            <HeaderLink key={target.to} {...target} />
          ))}
        </nav>
        <SearchBox />
        <div className="nav nav--right">
          <LanguageMenu />
          {user !== null && (
            <div className={user ? 'nav__account' : 'nav__account nav__account--early'}>
              <HeaderLink {...orders()} />
              <NavLink className="nav__link nav__cart" to={cart().to}>
                <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
                <span className="nav__cart-text">{cart().text}</span>
                <CartCount />
              </NavLink>
              {user ? <ProfileLink user={user} /> : <EarlyProfileLink />}
              <button type="button" className="nav__link nav__logout" onClick={logOut}>
                {shell.logout}
              </button>
            </div>
          )}
          {!user && (
            <LoginLink className={user === null ? 'header__login' : 'header__login header__login--early'} />
          )}
          <button
            type="button"
            className="header__icon"
            aria-label={shell.openMenu}
            onClick={() => menu.current?.showModal()}
          >
            <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      </div>
      <MobileMenu menu={menu} user={user} logOut={logOut} />
    </header>
  );
}

function CartCount() {
  const { totalCount } = cartTotals(useCart().items);
  if (totalCount === 0) return null;
  return (
    <span className="cart-count number">
      {totalCount}
      <span className="visually-hidden">{shell.cartCount}</span>
    </span>
  );
}

function Brand() {
  const { name } = useShop();
  return (
    <Link className="brand" to="/" aria-label={shell.homeOf(name)}>
      <Logo />
      <span className="brand__name">{name}</span>
    </Link>
  );
}

function HeaderLink({ to, text }: Target) {
  return (
    <NavLink className="nav__link" to={to} end>
      {text}
    </NavLink>
  );
}

/** CSS fills in name and initial: see lib/early-session.ts. */
function EarlyProfileLink() {
  return (
    <NavLink className="nav__link nav__link--early" to="/profile" aria-label={shell.profile}>
      <span className="avatar" aria-hidden="true" />
    </NavLink>
  );
}

function ProfileLink({ user }: { user: SignedInUser }) {
  const initial = user.name.charAt(0).toUpperCase();
  const isLong = user.name.length > MAX_SHOWN_NAME;
  return (
    <NavLink
      className="nav__link"
      to="/profile"
      aria-label={isLong ? shell.profileOf({ initial, name: user.name }) : undefined}
    >
      <span className="avatar" aria-hidden="true">
        {initial}
      </span>
      {!isLong && <span className="nav__name">{user.name}</span>}
    </NavLink>
  );
}

function MobileMenu({
  menu,
  user,
  logOut,
}: {
  menu: React.RefObject<HTMLDialogElement | null>;
  user: SignedInUser | null | undefined;
  logOut: () => void;
}) {
  const { name, phone, phoneHref } = useShop();
  const { key } = useLocation();
  const close = () => menu.current?.close();
  // every navigation has its own key, so the back button closes the menu too
  useEffect(() => {
    if (key) menu.current?.close();
  }, [key, menu]);
  const targets = user
    ? [...everyone(), orders(), cart(), { to: '/profile', text: user.name, icon: User }]
    : everyone();
  return (
    <dialog ref={menu} className="menu-sheet" aria-label={shell.menu} {...{ closedby: 'any' }}>
      <div className="menu-sheet__head">
        <span className="brand">
          <Logo />
          <span className="brand__name">{name}</span>
        </span>
        <button type="button" className="header__icon" aria-label={shell.closeMenu} onClick={close}>
          <X size={26} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <SearchBox onDone={close} />
      <nav aria-label={shell.menu}>
        {targets.map(({ to, text, icon: Icon }) => (
          <NavLink key={to} to={to} end onClick={close}>
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            {text}
          </NavLink>
        ))}
      </nav>
      <LanguageLinks className="language-segment" hasHeading />
      {user ? (
        <button type="button" className="button button--secondary button--block" onClick={logOut}>
          {shell.logout}
        </button>
      ) : (
        <LoginLink className="button button--secondary button--block" onOpen={close} />
      )}
      {phone && (
        <a className="menu-sheet__phone number" href={phoneHref}>
          <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
          {phone}
        </a>
      )}
    </dialog>
  );
}
