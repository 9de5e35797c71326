import { createContext } from 'react-router';
import type { ApiClient } from './api-client.ts';

/** The API client for loaders: calls the API in the same process. */
export const apiContext = createContext<ApiClient>();

/** The same in English, whatever the language of the page. */
export const englishApiContext = createContext<ApiClient>();
