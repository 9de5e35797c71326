import { z } from 'zod';
import { codeRequest } from './account.ts';
import { foodReference, size } from './cart.ts';

const until = z
  .enum(['back', 'cheaper'])
  .default('back')
  .meta({ description: 'What to wait for: a sold-out size that is back, or a lower price' });

export const restockRequest = z.object({ productId: foodReference, size, until });
export const restockByEmail = restockRequest.extend(codeRequest.shape);

export const restockCancel = {
  params: restockRequest.pick({ productId: true, size: true }),
  query: restockRequest.pick({ until: true }),
};

export const restockResult = z.object({
  isWaiting: z.boolean().meta({ description: 'False: a link to confirm the e-mail was sent' }),
});

export const restockToken = z.object({ token: z.string().max(100) });
export const restockState = z.object({
  productId: z.string(),
  food: z.string(),
  size: z.string(),
  until: z.enum(['back', 'cheaper']),
  isConfirmed: z.boolean(),
});

export type RestockState = z.infer<typeof restockState>;
export type WaitsUntil = RestockState['until'];
