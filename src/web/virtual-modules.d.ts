declare module 'virtual:message-files' {
  const files: { folders: Record<string, string>; shared: string[]; areasOf: Record<string, string[]> };
  export default files;
}

/** Modules of the router that it does not export: see vite.config.ts. */
declare module 'virtual:router/core' {
  export { UNSAFE_createRouter as createRouter } from 'react-router';
}

declare module 'virtual:router/single-fetch' {
  export {
    UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
    UNSAFE_getTurboStreamSingleFetchDataStrategy as getTurboStreamSingleFetchDataStrategy,
  } from 'react-router';
}

declare module 'virtual:router/matcher' {
  type Match = NonNullable<
    ReturnType<ReturnType<typeof import('react-router').UNSAFE_createRouter>['match']>
  >;
  export class V6RegExMatcher {
    constructor(basename: string);
    update(routes: readonly object[]): void;
    match(location: unknown): Match | null;
  }
}

declare module 'virtual:router/utils' {
  type Routes = ReturnType<typeof import('react-router').UNSAFE_createRouter>['routes'];
  export function convertRoutesToDataRoutes(
    routes: readonly object[],
    mapRouteProperties: unknown,
    parentPath: undefined,
    manifest: object,
  ): Routes;
}

declare module 'virtual:router/server-single-fetch' {
  export function encodeViaTurboStream(
    data: unknown,
    signal: AbortSignal,
    timeout: number | undefined,
    mode: string,
  ): ReadableStream<Uint8Array>;
  export const SERVER_NO_BODY_STATUS_CODES: Set<number>;
  export const generateSingleFetchRedirectResponse: unknown;
  export const singleFetchAction: unknown;
  export const singleFetchLoaders: unknown;
}
