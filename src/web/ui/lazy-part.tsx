import { type ComponentType, lazy, memo, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { rememberEarlyClicks, repeatEarlyClick } from '../lib/early-clicks.ts';
import { whenTouched } from '../lib/when-touched.ts';

if (!import.meta.env.SSR) rememberEarlyClicks();

/**
 * A part of a page that the server writes and whose script comes when somebody uses the page: a visitor who only reads does
 * not pay for it. `isUrgent` loads it with the page. While the script is lost, the server's HTML stays, and the next touch
 * tries again. A click on a button of it is repeated when the script is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isUrgent: () => boolean = () => false,
) {
  // whether the page shows the HTML of the server: only then nothing is missing without the script
  let isWritten = false;
  // a page that is shown again, without a touch as by the back button, has no HTML of the server any more
  const { promise: needed, resolve: need } = Promise.withResolvers<void>();
  // of a page that somebody goes to: it is needed together with that page
  const early = isNavigation() ? load().catch(() => undefined) : undefined;
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return load();
    return (
      (await early) ??
      loadInBrowser(load, isWritten && !isUrgent() ? Promise.race([touch(), needed]) : undefined)
    );
  });
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
    isWritten ||= wasHydrated;
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

async function loadInBrowser<Module>(
  load: () => Promise<Module>,
  wait: Promise<void> | undefined,
): Promise<Module> {
  await wait;
  for (;;) {
    try {
      return await load();
    } catch {
      await touch();
    }
  }
}

function touch(): Promise<void> {
  return new Promise((resolve) => void whenTouched(resolve));
}
