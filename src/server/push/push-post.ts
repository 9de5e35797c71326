import type { Config } from '../platform/config/config.ts';
import { createSafePost, type SafePost } from '../platform/safe-post.ts';

/**
 * Browsers say where their push service is, so the address passes the checks against server-side request forgery. Only in demo
 * mode the sandbox, and nothing else of this machine, counts as a push service.
 */
export function createPushPost({ mode, settingsInput }: Pick<Config, 'mode' | 'settingsInput'>): SafePost {
  const outside = createSafePost();
  const sandbox = createSafePost({ allowsThisMachine: true });
  const prefix = `${settingsInput.sandboxUrl}/push/send/`;
  const postFor = (address: string) =>
    mode === 'demo' && URL.parse(address)?.href.startsWith(prefix) ? sandbox : outside;
  return {
    check: (address) => postFor(address).check(address),
    send: (address, body, headers) => postFor(address).send(address, body, headers),
  };
}
