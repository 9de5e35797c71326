import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

const PROCESS_PER_SITE = '--process-per-site';

/** Scripts of a test run too short for machine code to pay for the time of making it. */
const NO_OPTIMISING_COMPILERS = '--js-flags=--no-maglev,--no-turbofan';
/** Pages are laid out and not drawn: there is no memory for their pixels. A screenshot would be blank. */
const NOT_DRAWN = '--force-gpu-mem-available-mb=0';
/** Failed tests leave pictures too when pages are drawn. */
export const isDrawn = Boolean(process.env.SCREENSHOTS);
const DRAWN_FLAGS = [...CHROMIUM_FLAGS, NO_OPTIMISING_COMPILERS];
const FLAGS = isDrawn ? DRAWN_FLAGS : [...DRAWN_FLAGS, NOT_DRAWN];

/** Starting a process, and compiling the scripts of the shop in it, takes longer than most tests (decision 0185). */
export const processPerSite = { executablePath: findChromium() ?? '', args: [...FLAGS, PROCESS_PER_SITE] };

/** Browsers for tests that the usual one does not suit: `test.use({ otherBrowser: … })`. */
export const OTHER_BROWSERS = {
  /** Every page has a process of its own. For tests without a connection: pages of one process share whether they are online. */
  processPerPage: { ...processPerSite, args: FLAGS },
  /** For tests that look at pixels. */
  drawnPages: { ...processPerSite, args: [...DRAWN_FLAGS, PROCESS_PER_SITE] },
};
