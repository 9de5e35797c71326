import { z } from 'zod';
import { gstinError, normalizeGstin } from '../rules/gstin.ts';

/** The GSTIN of a buyer who is a business; empty or absent for everybody else. */
export const buyerGstin = z
  .string()
  .max(60)
  .overwrite(normalizeGstin)
  .superRefine((gstin, context) => {
    const message = gstin === '' ? undefined : gstinError(gstin);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({ description: 'GSTIN of a buyer who is a business; empty for everybody else' });

export const gstinForm = z.object({ gstin: buyerGstin });
