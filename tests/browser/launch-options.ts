import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

export const PROCESS_PER_SITE = '--process-per-site';

/** Every page has a process of its own. For tests without a connection: pages of one process share whether they are online. */
export const processPerPage = { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS };

/** Starting a process, and compiling the scripts of the shop in it, takes longer than most tests (decision 0185). */
export const processPerSite = { ...processPerPage, args: [...CHROMIUM_FLAGS, PROCESS_PER_SITE] };
