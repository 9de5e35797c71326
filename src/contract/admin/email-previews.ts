import { z } from 'zod';

/** E-mails that the owner can look at before the texts are published. */
export const emailKinds = [
  'welcome',
  'code',
  'reset-code',
  'login-code',
  'cash-code',
  'already-registered',
  'password-changed',
  'google-linked',
  'mobile-added',
  'email-changed',
  'account-deleted',
  'restock-confirm',
  'restocked',
  'price-confirm',
  'price-dropped',
  'running-low',
  'placed',
  'paid',
  'cash',
  'free',
  'confirm',
  'ship',
  'correct-tracking',
  'correct-address',
  'undelivered',
  'deliver',
  'cancel',
  'cancelled',
  'expired',
  'returned-payment',
  'refunded',
  'return-decision',
  'return-progress',
  'reply',
] as const;

export type EmailKind = (typeof emailKinds)[number];

export const emailPreviews = z.object({
  emails: z.array(
    z.object({
      kind: z.enum(emailKinds),
      subject: z.string(),
      html: z.string().meta({ description: 'The whole e-mail, with sample data' }),
    }),
  ),
});

export type EmailPreview = z.infer<typeof emailPreviews>['emails'][number];
