import {
  encodeViaTurboStream as encode,
  singleFetchLoaders as load,
  SERVER_NO_BODY_STATUS_CODES as NO_BODY,
  generateSingleFetchRedirectResponse as redirect,
  singleFetchAction as run,
} from 'virtual:router/server-single-fetch';
import { writeData } from './page-data.ts';

/** In place of the router's function of this name, for pages only: see vite.config.ts. The others are the router's. */
export function encodeViaTurboStream(...parameters: Parameters<typeof encode>): ReturnType<typeof encode> {
  return writeData(parameters[0], () => encode(...parameters));
}

export const SERVER_NO_BODY_STATUS_CODES = NO_BODY;
export const generateSingleFetchRedirectResponse = redirect;
export const singleFetchAction = run;
export const singleFetchLoaders = load;
