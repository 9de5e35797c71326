import { z } from 'zod';

export const setupSteps = ['farm', 'look', 'law', 'delivery', 'payments', 'open'] as const;
export type SetupStep = (typeof setupSteps)[number];

const checkItem = z.object({
  name: z.string(),
  title: z.string(),
  status: z.enum(['ok', 'warning', 'failed', 'unknown']).meta({
    description: 'Unknown: not checked since the last change',
  }),
  message: z.string().meta({ description: 'What was found, in words of the owner' }),
  meaning: z.string().meta({ description: 'What it means for customers; empty when nothing is wrong' }),
  advice: z.string().meta({ description: 'What to do; empty when nothing is needed' }),
  details: z
    .string()
    .meta({ description: 'What was found, for the person who runs the server; may be empty' }),
  isNeeded: z.boolean().meta({ description: 'The shop opens only when it is ok, or only a warning' }),
  step: z.enum(setupSteps).meta({ description: 'The step of the assistant that deals with it' }),
  checkedAt: z.iso.datetime().nullable(),
});
export type CheckItem = z.infer<typeof checkItem>;

export const selfCheck = z.object({
  items: z.array(checkItem),
  isOpen: z.boolean(),
  wasOpen: z.boolean(),
  mode: z.enum(['demo', 'live']),
  visitUrl: z.string().meta({ description: 'Shows the closed shop to everyone who has this link' }),
});
export type SelfCheck = z.infer<typeof selfCheck>;

export const selfCheckRun = z.object({
  names: z.array(z.string().max(100)).max(100).optional().meta({ description: 'Default: all checks' }),
});
