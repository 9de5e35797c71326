import { decodePlainData } from './decode-plain-data.ts';
import { whenTouched } from './when-touched.ts';

type Core = typeof import('./router-core.ts').routerCore;
type Strategy = ReturnType<Core['getTurboStreamSingleFetchDataStrategy']>;

/**
 * Replaces the router's module that loads and decodes the data of pages (see vite.config.ts). To hydrate the first page, its
 * data has to be decoded, which is plain unless it is an error. Everything else comes with the router's core.
 */
export async function decodeViaTurboStream(
  stream: ReadableStream<Uint8Array>,
  global: Window,
): Promise<{ value: unknown }> {
  const text = await new Response(stream).text();
  return (
    decodePlainData(text) ?? (await loadedCore()).decodeViaTurboStream(new Blob([text]).stream(), global)
  );
}

export function getTurboStreamSingleFetchDataStrategy(
  ...args: Parameters<Core['getTurboStreamSingleFetchDataStrategy']>
): Strategy {
  let strategy: Strategy | undefined;
  return async (call) => {
    strategy ??= (await import('./router-core.ts')).routerCore.getTurboStreamSingleFetchDataStrategy(...args);
    return strategy(call);
  };
}

/** Without a connection the page stays as the server wrote it, until the next touch. */
async function loadedCore(): Promise<Core> {
  for (;;) {
    try {
      return (await import('./router-core.ts')).routerCore;
    } catch {
      await new Promise<void>((resolve) => void whenTouched(resolve));
    }
  }
}

export const SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect');

/** Only for prefetched pages, which the shop does not have. */
export function singleFetchUrl(): never {
  throw new Error('no page is prefetched');
}

export function StreamTransfer(): never {
  throw new Error('only the server sends data with a page');
}
