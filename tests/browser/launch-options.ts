import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

export const PROCESS_PER_SITE = '--process-per-site';

/** Scripts of a test run too short for machine code to pay for the time of making it. */
const NO_OPTIMISING_COMPILERS = '--js-flags=--no-maglev,--no-turbofan';
const FLAGS = [...CHROMIUM_FLAGS, NO_OPTIMISING_COMPILERS];

/** Every page has a process of its own. For tests without a connection: pages of one process share whether they are online. */
export const processPerPage = { executablePath: findChromium() ?? '', args: FLAGS };

/** Starting a process, and compiling the scripts of the shop in it, takes longer than most tests (decision 0185). */
export const processPerSite = { ...processPerPage, args: [...FLAGS, PROCESS_PER_SITE] };
