import { sharedValue } from './shared-value.ts';

/**
 * Height in pixels of the bar at the bottom of the screen, 0 without one. Not a variable of the root: the browser would style the
 * whole page again whenever the bar comes and goes.
 */
export const dockHeight = sharedValue(0);
