/**
 * Trusted Types: every page but the payment page rejects markup and script URLs from plain strings (see csp.ts on the
 * server, which names the policies). Each sink of ours has a policy of its own that accepts nothing but ours.
 */
type Kind = 'createHTML' | 'createScriptURL';
type Make = (input: string) => string | null;

interface TrustedTypes {
  createPolicy(name: string, rules: Partial<Record<Kind, Make>>): Record<Kind, (input: string) => string>;
}

/** Not in every browser. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Creates a policy. What it makes is called a string, as the types of the DOM expect. */
export function trusted(
  kind: Kind,
  name: string,
  make: (input: string) => string,
): (input: string) => string {
  const policy = trustedTypes?.createPolicy(name, { [kind]: make });
  return policy ? (input) => policy[kind](input) : make;
}

/** Empty elements: React makes scripts from the first, which never run, and Leaflet tries the second. */
const EMPTY = ['<script></script>', '<svg/>'];

/** For libraries: text without any element, and what is empty. Everything else is rejected and reported. */
export function rejectMarkup(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && !EMPTY.includes(html) ? null : html),
  });
}
