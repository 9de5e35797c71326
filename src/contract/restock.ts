import { z } from 'zod';
import { codeRequest } from './account.ts';
import { foodReference, size } from './cart.ts';

export const restockRequest = z.object({ productId: foodReference, size });
export const restockByEmail = restockRequest.extend(codeRequest.shape);

export const restockResult = z.object({
  isWaiting: z.boolean().meta({ description: 'False: a link to confirm the e-mail was sent' }),
});

export const restockToken = z.object({ token: z.string().max(100) });
export const restockState = z.object({
  productId: z.string(),
  food: z.string(),
  size: z.string(),
  isConfirmed: z.boolean(),
});

export type RestockState = z.infer<typeof restockState>;
