import { Hono } from 'hono';
import type { ShiprocketOptions } from './options.ts';
import { simulatedPdf } from './pdf.ts';
import { bodyOf, idsOf } from './request-body.ts';
import type { SimulatedOrder } from './store.ts';

/** Labels and the manifest, which the van's driver signs. */
export function papersRoutes(options: ShiprocketOptions): Hono {
  const { store } = options;
  const manifestUrl = (orders: SimulatedOrder[]) =>
    `${options.ownUrl}/v1/external/files/manifest-${orders.map(({ parcelId }) => parcelId).join('-')}.pdf`;
  const api = new Hono();

  api.post('/courier/generate/label', async (context) => {
    const ids = idsOf(await bodyOf(context)).filter((id) => store.byParcel(id)?.awb);
    if (ids.length === 0) return context.json({ label_created: 0, response: 'No label', not_created: [] });
    const label_url = `${options.ownUrl}/v1/external/files/label-${ids.join('-')}.pdf`;
    return context.json({ label_created: 1, label_url, response: 'Label has been created', not_created: [] });
  });

  api.post('/manifests/generate', async (context) => {
    const orders = idsOf(await bodyOf(context)).flatMap((id) => store.byParcel(id) ?? []);
    const before = orders.filter(({ isManifested }) => isManifested);
    if (before.length > 0)
      return context.json(
        {
          message: 'Manifest already generated',
          already_manifested_shipment_ids: before.map(({ parcelId }) => parcelId),
          status_code: 400,
        },
        400,
      );
    if (orders.some(({ hasPickup }) => !hasPickup))
      return context.json({ message: 'Request the pickup first', status_code: 400 }, 400);
    for (const order of orders) order.isManifested = true;
    return context.json({ status: 1, manifest_url: manifestUrl(orders) });
  });
  api.post('/manifests/print', async (context) => {
    const { order_ids: ids } = await bodyOf(context);
    const orders = (Array.isArray(ids) ? ids : []).flatMap((id) => store.byId(id) ?? []);
    return context.json({ manifest_url: manifestUrl(orders) });
  });
  api.get('/files/:name', (context) => {
    const [kind = '', ...ids] = context.req.param('name').replace('.pdf', '').split('-');
    const lines = ids.flatMap((id) => {
      const order = store.byParcel(id);
      return order ? [`${order.reference}  ${order.courier}  AWB ${order.awb}  PIN ${order.pincode}`] : [];
    });
    return context.body(simulatedPdf([`Sandbox ${kind}`, ...lines]), 200, {
      'Content-Type': 'application/pdf',
    });
  });
  return api;
}
