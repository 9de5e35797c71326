import { z } from 'zod';

/** E-mails that the owner can look at before the texts are published. */
export const emailKinds = ['welcome', 'code', 'placed', 'paid', 'confirm', 'ship', 'deliver'] as const;

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
