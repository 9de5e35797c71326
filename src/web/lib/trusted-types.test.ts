import { afterEach, expect, test, vi } from 'vitest';

type Rules = Record<string, (input: string) => string | null>;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  vi.resetModules();
});

/** The module in a browser that has Trusted Types. */
async function inBrowser() {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules);
    return rules;
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  return { policies, ...(await import('./trusted-types.ts')) };
}

test('the policy for libraries accepts text and empty elements, and no other markup', async () => {
  const { policies, rejectMarkup } = await inBrowser();
  rejectMarkup();
  const { createHTML, ...others } = policies.get('default') ?? {};
  for (const harmless of ['', '{"a":"\\u003cb>"}', '+', '<script></script>', '<svg/>'])
    expect(createHTML?.(harmless)).toBe(harmless);
  for (const markup of [
    '<b>',
    '<script></script><b>',
    '<svg/><img src=x onerror=alert(1)>',
    ' <svg/>',
    '<script src=x>',
  ])
    expect(createHTML?.(markup), markup).toBeNull();
  expect(others, 'no text becomes a script').toEqual({});
});

test('a named policy makes what its rule makes, also in a browser without Trusted Types', async () => {
  const { policies, trusted } = await inBrowser();
  expect(trusted('createHTML', 'icons', (id) => `<g id="${id}"/>`)('a')).toBe('<g id="a"/>');
  expect([...policies.keys()]).toEqual(['icons']);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  vi.resetModules();
  const { trusted: plain } = await import('./trusted-types.ts');
  expect(plain('createHTML', 'icons', (id) => `<g id="${id}"/>`)('a')).toBe('<g id="a"/>');
});
