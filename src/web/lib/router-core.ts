import { createRouter } from 'virtual:router/core';
import { decodeViaTurboStream, getTurboStreamSingleFetchDataStrategy } from 'virtual:router/single-fetch';
import { UNSAFE_createClientRoutes as createClientRoutes } from 'react-router';

/** What of the router a first page does without: see first-router.ts. One file, which comes with the first touch. */
export const routerCore = {
  createRouter,
  createClientRoutes,
  decodeViaTurboStream,
  getTurboStreamSingleFetchDataStrategy,
};
