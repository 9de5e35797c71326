interface Early {
  element: Element;
  repeat: () => void;
  event: Event;
  /** What waited before: it goes on waiting when React handles this one. */
  before: Early | undefined;
}

let early: Early | undefined;

/** React leaves a property of its own on each element that it has hydrated. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
}

/** The document itself is hydrated first: without its mark nothing is known of other elements. */
function isWaiting(element: Element): boolean {
  return !isHydrated(element) && isHydrated(document.documentElement);
}

/**
 * Remembers the last click on a button, or submit, in a part of the page whose script is still loading. React, which listens on
 * the document, stops such a click: one that comes as far as the root element is handled. Looking at the part some time later
 * would not do: it may be hydrated by then, and the click be lost all the same.
 */
export function rememberEarlyClicks(): void {
  const capture = { capture: true };
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
      // the script in the page stops a click that it repeats itself
      if (!button || event.cancelBubble) return;
      early = { element: button, repeat: () => button.click(), event, before: early };
    },
    capture,
  );
  document.documentElement.addEventListener(
    'click',
    (event) => {
      if (early?.event === event) early = early.before;
    },
    capture,
  );
  addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || target.method !== 'post' || !isWaiting(target)) return;
      // the browser would leave the page
      event.preventDefault();
      early = { element: target, repeat: () => target.requestSubmit(submitter), event, before: undefined };
    },
    capture,
  );
}

/** For a part that is hydrated now. */
export function repeatEarlyClick(): void {
  // in a new task: effects that read early input have run by then, and a click for which React hydrates has come to its end
  setTimeout(() => {
    if (!early || !isHydrated(early.element)) return;
    const { repeat } = early;
    early = undefined;
    repeat();
  });
}
