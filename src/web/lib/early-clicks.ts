interface Early {
  element: Element;
  repeat: () => void;
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
 * Remembers the last click on a button, or submit, in a part of the page whose script is still loading. The listeners run after
 * React's: what it has handled, or hydrated for it, is not remembered.
 */
export function rememberEarlyClicks(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
    if (button && isWaiting(button)) early = { element: button, repeat: () => button.click() };
  });
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.method !== 'post' || !isWaiting(target)) return;
    // the browser would leave the page
    event.preventDefault();
    early = { element: target, repeat: () => target.requestSubmit(submitter) };
  });
}

/** For a part that is hydrated now. */
export function repeatEarlyClick(): void {
  if (!early || !isHydrated(early.element)) return;
  const { repeat } = early;
  early = undefined;
  // in a new task: effects that read early input have run by then
  setTimeout(repeat);
}
