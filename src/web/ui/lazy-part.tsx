import { type ComponentType, lazy, memo, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { rememberEarlyClicks, repeatEarlyClick } from '../lib/early-clicks.ts';
import { LostScript } from '../lib/load-scripts.ts';
import { claimReload } from '../lib/own-reload.ts';
import { whenTouched } from '../lib/when-touched.ts';

if (!import.meta.env.SSR) rememberEarlyClicks();

/** After a script did not arrive. */
const PAUSE_MS = 2000;

/**
 * A part of a page that the server writes and whose script comes when somebody uses the page: a visitor who only reads does
 * not pay for it. `isUrgent` loads it with the page. While the script is lost, the server's HTML stays, and the next touch
 * tries again; on a page that has no HTML of the server the next try follows by itself. A click on a button of it is repeated
 * when the script is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isUrgent: () => boolean = () => false,
) {
  // false while the page shows the HTML of the server
  let isMissing = true;
  // a page that is shown again, without a touch as by the back button, has no HTML of the server any more
  const { promise: needed, resolve: need } = Promise.withResolvers<void>();
  const use = () => (isMissing ? undefined : Promise.race([touch(), needed]));
  // of a page that somebody goes to: it is needed together with that page
  const early = isNavigation() ? load().catch(() => undefined) : undefined;
  const loadInBrowser = async () => {
    if (!isUrgent()) await use();
    for (;;) {
      try {
        return await load();
      } catch (error) {
        const isGone = error instanceof LostScript;
        // the page is of an earlier deployment
        if (isMissing && isGone && claimReload()) window.location.reload();
        await pause();
        await (isGone ? touch() : use());
      }
    }
  };
  const Part = lazy(async () => (import.meta.env.SSR ? load() : ((await early) ?? loadInBrowser())));
  // memoized: React drops the HTML of a part that is rendered again before its script is there
  const Boundary = memo(function Boundary({ props }: { props: Props }) {
    return (
      <Suspense>
        <Part {...props} />
        <Hydrated />
      </Suspense>
    );
  }, hasSameProps);
  return function LazyPart(props: Props) {
    const isHydrating = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
    const [wasHydrated] = useState(isHydrating);
    isMissing = !wasHydrated;
    useEffect(() => {
      if (!wasHydrated) need();
    }, [wasHydrated]);
    return <Boundary props={props} />;
  };
}

function hasSameProps({ props: before }: { props: object }, { props: after }: { props: object }): boolean {
  const names = Object.keys(after) as never[];
  return names.length === Object.keys(before).length && names.every((name) => before[name] === after[name]);
}

function Hydrated() {
  useEffect(repeatEarlyClick, []);
  return null;
}

/** Root marks a document that is hydrated: scripts that come later belong to another page. */
function isNavigation(): boolean {
  return !import.meta.env.SSR && 'alive' in document.documentElement.dataset;
}

// React reads the value of the server while it takes over the server's HTML, also when it does so late
const subscribeToNothing = () => () => {};
const inBrowser = () => false;
const onServer = () => true;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function touch(): Promise<void> {
  return new Promise((resolve) => void whenTouched(resolve));
}
