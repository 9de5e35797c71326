import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shell as messages } from '../../messages/shell.ts';
import { closeAuth, useAuth } from '../features/shared/session/auth-state.ts';
import { SessionWatch } from '../features/shared/session/session-watch.tsx';
import { langOf } from '../lib/lang-of.ts';
import { hasPadding, isAdminPath } from '../lib/paths.ts';
import { useShop } from '../lib/shop.ts';
import { HydrationBoundary } from '../ui/hydration-boundary.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { Chat } from './chat.tsx';
import { Footer } from './footer.tsx';
import { ForCustomer } from './for-customer.tsx';
import { Header } from './header.tsx';
import { LanguageHint } from './language-hint.tsx';
import { StoredPageNote } from './stored-page-note.tsx';
import { Toasts } from './toasts.tsx';

/** Forms and schemas are loaded when a visitor wants to log in. */
const AuthDialog = lazyDialog(
  async () => {
    const { default: content, frameOf } = await import('../features/shared/session/auth-dialog.tsx');
    return { default: content, frameOf };
  },
  () => ({ title: messages.login, note: messages.welcome, onClose: closeAuth }),
);

/** Its texts belong to the admin area. */
const AdminFooter = lazy(() => import('./admin-footer.tsx'));

/** Header, footer, chat, toasts and login dialog around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const shop = useShop();
  const { mode, isOpen, announcement } = shop;
  const isAdmin = isAdminPath(pathname);
  return (
    <>
      <a className="skip-link" href="#content">
        {messages.skipToContent}
      </a>
      {mode === 'demo' && (
        <aside className="demo-banner" aria-label={messages.demo}>
          {messages.demoNote}
        </aside>
      )}
      {!isOpen && (
        <aside className="demo-banner" aria-label={messages.closed}>
          {messages.closedNote}
        </aside>
      )}
      {announcement && (
        <aside className="announcement" aria-label={messages.announcement}>
          <span lang={langOf(shop, 'announcement')}>{announcement}</span>
        </aside>
      )}
      <LanguageHint />
      <Header />
      <StoredPageNote />
      <main
        id="content"
        tabIndex={-1}
        className={hasPadding(pathname) ? 'content content--padded' : 'content'}
      >
        {children}
      </main>
      <HydrationBoundary>{isAdmin ? <AdminFooter /> : <Footer />}</HydrationBoundary>
      {!isAdmin && (
        <HydrationBoundary>
          <Chat />
        </HydrationBoundary>
      )}
      {/* no hydration boundary: messages during hydration need the container at once */}
      <Toasts />
      <SessionWatch />
      <ForCustomer />
      <OpenAuthDialog />
    </>
  );
}

/** By itself: opening it does not render the page again. */
function OpenAuthDialog() {
  const { view, wanted } = useAuth();
  return view && <AuthDialog view={view} wanted={wanted} />;
}
