import { type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
} from 'react-router';
import type { Shop } from '../contract/shop.ts';
import { currentLanguage } from '../messages/current-language.ts';
import { shell } from '../messages/shell.ts';
import { DEFAULT_LANGUAGE, languageDetails } from '../rules/languages.ts';
import type { Route } from './+types/root';
import { Shell } from './blocks/shell.tsx';
import { apiContext } from './lib/api.ts';
import { isConnectionLost } from './lib/connection-lost.ts';
import { earlySession } from './lib/early-session.ts';
import { ExtensionTheme } from './lib/extension-theme.ts';
import { InlineNonce } from './lib/inline-nonce.ts';
import { languageStyles, pageFonts } from './lib/language-styles.ts';
import { loadLaterFonts } from './lib/later-fonts.ts';
import { loadFromApi } from './lib/load-from-api.ts';
import { pageMeta } from './lib/page-meta.ts';
import { STYLES, STYLES_PLACEHOLDER, whenStyled } from './lib/page-styles.ts';
import { pageThemeOf } from './lib/page-theme.ts';
import { LISTENING, USABLE } from './lib/scripts-after-paint.ts';
import { useLoadedShop } from './lib/shop.ts';
import { startWorkerLater } from './lib/start-worker-later.ts';
import { ThemeWriter } from './lib/theme-writer.ts';
import { useFirstTheme } from './lib/use-first-theme.ts';
import stylesheet from './styles/app.css?url';
import { LoadFailed } from './ui/load-failed.tsx';
import { NotFound } from './ui/not-found.tsx';

export const meta = pageMeta({});

export function loader({ context }: Route.LoaderArgs): Promise<Shop> {
  return loadFromApi(context.get(apiContext).api.shop.$get());
}

/** The shop's details are not reloaded by navigation; the admin pages revalidate them after a change. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: ReactNode }) {
  const shop = useLoadedShop();
  const pageTheme = pageThemeOf(useMatches());
  const nonce = useContext(InlineNonce);
  const theme = useFirstTheme(shop);
  const writeTheme = useContext(ThemeWriter);
  return (
    // the script in the head changes it before hydration
    <html lang={languageDetails[currentLanguage()].tag} data-page-theme={pageTheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {shop && <Icons shop={shop} />}
        <Meta />
        {pageFonts().map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <EarlySession nonce={nonce} />
        <Styles nonce={nonce} />
        {/* the styles of a page override the ones above */}
        <Links />
        {theme && (
          <style id={THEME_STYLES} nonce={nonce}>
            {writeTheme ? writeTheme(theme) : textInPage(THEME_STYLES)}
          </style>
        )}
      </head>
      <body>
        {children}
        <RestoreScroll nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Its texts are in the language of the page. */
function manifestUrl(): string {
  const language = currentLanguage();
  return language === DEFAULT_LANGUAGE
    ? '/manifest.webmanifest'
    : `/manifest.webmanifest?language=${language}`;
}

function Icons({ shop: { colours, icons } }: { shop: Shop }) {
  return (
    <>
      <meta name="theme-color" content={colours.header} />
      <link rel="icon" href={icons.favicon} />
      <link rel="apple-touch-icon" href={icons.touch} />
      <link rel="manifest" href={manifestUrl()} />
    </>
  );
}

/** Like the router's own script, but it reads the session storage only for a page that was visited before. */
const restoreScroll = [
  '{const {state}=history;',
  'if(!state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");',
  'else try{const y=JSON.parse(sessionStorage.getItem("react-router-scroll-positions")??"{}")[state.key];',
  'if(typeof y==="number")scrollTo(0,y)}catch{}}',
].join('');

/** Opening the session storage waits for another browser process and would delay the first paint of a new page. */
function RestoreScroll({ nonce }: { nonce: string | undefined }) {
  if (!import.meta.env.SSR) return <ScrollRestoration nonce={nonce} />;
  return <script nonce={nonce}>{restoreScroll}</script>;
}

const EARLY_SESSION = 'early-session';
const earlySessionText = import.meta.env.SSR ? earlySession : textInPage(EARLY_SESSION);

/** In the server's page only: Trusted Types forbid React to write a script anew, as it would after an error of the whole page. */
function EarlySession({ nonce }: { nonce: string | undefined }) {
  const isServers = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return (
    isServers && (
      <script id={EARLY_SESSION} nonce={nonce}>
        {earlySessionText}
      </script>
    )
  );
}

/** The browser reads the server's texts from the page: as strings in the bundle they would be sent twice. */
function textInPage(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

const OWN_STYLES = 'own-styles';
const THEME_STYLES = 'theme-styles';

/** Inline: a stylesheet file would delay the first paint. The page has the rules that it uses, and adds all others later. */
function Styles({ nonce }: { nonce: string | undefined }) {
  const theme = useContext(ExtensionTheme);
  const own = import.meta.env.SSR ? languageStyles() + theme : textInPage(OWN_STYLES);
  return (
    <>
      {/* Vite replaces the stylesheet during development */}
      {import.meta.env.DEV ? (
        <link rel="stylesheet" href={stylesheet} />
      ) : (
        <style id={STYLES} nonce={nonce}>
          {import.meta.env.SSR ? STYLES_PLACEHOLDER : textInPage(STYLES)}
        </style>
      )}
      {own && (
        <style id={OWN_STYLES} nonce={nonce}>
          {own}
        </style>
      )}
    </>
  );
}

export default function Root() {
  const hasOfflineUse = useLoadedShop()?.hasOfflineUse;
  useEffect(() => startWorkerLater(hasOfflineUse), [hasOfflineUse]);
  useEffect(loadLaterFonts, []);
  // tells tests, and the CSS for browsers without JavaScript, that the page is hydrated
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    whenStyled(() => {
      for (const name of [LISTENING, USABLE]) window.dispatchEvent(new Event(name));
    });
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const shop = useLoadedShop();
  return shop ? (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  ) : (
    <main>
      <UnexpectedError />
    </main>
  );
}

function ErrorPage({ error }: { error: unknown }) {
  if (isConnectionLost(error)) return <LoadFailed />;
  // an error of a loader, or a server that is too busy to render
  if (!isRouteErrorResponse(error)) return <UnexpectedError />;
  return error.status === 404 ? <NotFound /> : <LoadFailed />;
}

function UnexpectedError() {
  return (
    <div className="wrap empty">
      <h1>{shell.unexpectedError}</h1>
      <p>{shell.unexpectedErrorNote}</p>
    </div>
  );
}
