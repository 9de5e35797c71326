import type { Messages } from '../catalogues.ts';
import { shell } from './shell.ts';

export const ta: Messages = { shell };
