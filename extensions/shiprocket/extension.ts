import { defineCourier, defineExtension } from '../../src/extension/extension.ts';
import { keys, settings } from './settings.server.ts';
import { setup } from './setup-texts.server.ts';

/** Books parcels with Shiprocket, which passes them to Delhivery, Xpressbees, DTDC and others. */
export default defineExtension({
  name: 'shiprocket',
  apiVersion: 1,
  couriers: [
    defineCourier({
      id: 'shiprocket',
      name: 'Shiprocket',
      trackingUrl: 'https://shiprocket.co/tracking/{number}',
      shipsOnPickup: true,
      // Shiprocket rejects addresses that contain its name, sr or kr
      webhookName: 'parcels',
      setup,
      keys,
      settings,
      server: () => import('./shiprocket.server.ts'),
    }),
  ],
});
