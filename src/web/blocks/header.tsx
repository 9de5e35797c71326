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
import { Link, NavLink } from 'react-router';
import type { SignedInUser } from '../../contract/account.ts';
import { shell } from '../../messages/shell.ts';
import { LoginLink } from '../features/shared/session/login-link.tsx';
import { useLogOut } from '../features/shared/session/use-log-out.ts';
import { cartCount } from '../features/shop/cart/cart-count.ts';
import { SearchBox } from '../features/shop/search/search-box.tsx';
import { SearchSheet } from '../features/shop/search/search-sheet.tsx';
import { useShop } from '../lib/shop.ts';
import { MAX_SHOWN_NAME, useStoredUser } from '../lib/stored-user.ts';
import { useSheet } from '../lib/use-sheet.ts';
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
  const { sheet: menu, open: openMenu, close: closeMenu } = useSheet();
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
          <SearchSheet />
          <Account />
          <button type="button" className="header__icon" aria-label={shell.openMenu} onClick={openMenu}>
            <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      </div>
      <MobileMenu menu={menu} close={closeMenu} />
    </header>
  );
}

/** By itself, as are the parts of the menu: when the user is known after hydration, the rest need not be rendered again. */
function Account() {
  const user = useStoredUser();
  const { hasGuestShopping } = useShop();
  const logOut = useLogOut();
  return (
    <>
      {user !== null && (
        <div className={user ? 'nav__account' : 'nav__account nav__account--early'}>
          <HeaderLink {...orders()} />
          <CartLink className="nav__link nav__cart" />
          {user ? <ProfileLink user={user} /> : <EarlyProfileLink />}
          <button type="button" className="nav__link nav__logout" onClick={logOut}>
            {shell.logout}
          </button>
        </div>
      )}
      {!user && hasGuestShopping && (
        <CartLink className={`nav__link nav__cart ${user === null ? '' : 'nav__cart--early'}`} />
      )}
      {!user && (
        <LoginLink className={user === null ? 'header__login' : 'header__login header__login--early'} />
      )}
    </>
  );
}

function CartLink({ className }: { className: string }) {
  return (
    <NavLink className={className} to={cart().to}>
      <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="nav__cart-text">{cart().text}</span>
      <CartCount />
    </NavLink>
  );
}

function CartCount() {
  const totalCount = cartCount.use((count) => count);
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

function MobileMenu({ menu, close }: { menu: React.RefObject<HTMLDialogElement | null>; close: () => void }) {
  const { name, phone, phoneHref } = useShop();
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
        {everyone().map((target) => (
          <MenuLink key={target.to} {...target} onClick={close} />
        ))}
        <CustomerMenuLinks onClick={close} />
      </nav>
      <LanguageLinks className="language-segment" hasHeading />
      <MenuAccount onOpen={close} />
      {phone && (
        <a className="menu-sheet__phone number" href={phoneHref}>
          <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
          {phone}
        </a>
      )}
    </dialog>
  );
}

function MenuLink({ to, text, icon: Icon, onClick }: Target & { onClick: () => void }) {
  return (
    <NavLink to={to} end onClick={onClick}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      {text}
    </NavLink>
  );
}

function CustomerMenuLinks({ onClick }: { onClick: () => void }) {
  const user = useStoredUser();
  const { hasGuestShopping } = useShop();
  const ofCustomer = user && [orders(), cart(), { to: '/profile', text: user.name, icon: User }];
  return (ofCustomer ?? (hasGuestShopping ? [cart()] : [])).map((target) => (
    <MenuLink key={target.to} {...target} onClick={onClick} />
  ));
}

function MenuAccount({ onOpen }: { onOpen: () => void }) {
  const isSignedIn = Boolean(useStoredUser());
  const logOut = useLogOut();
  if (!isSignedIn) return <LoginLink className="button button--secondary button--block" onOpen={onOpen} />;
  return (
    <button type="button" className="button button--secondary button--block" onClick={logOut}>
      {shell.logout}
    </button>
  );
}
