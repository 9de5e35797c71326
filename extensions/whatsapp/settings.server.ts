import { z } from 'zod';
import {
  httpUrl,
  type KeyDefinition,
  keyText,
  readPairs,
  type SettingsInput,
} from '../../src/extension/keys.ts';
import { noticeKinds } from '../../src/extension/message-channels.ts';
import { keyTexts } from './setup-texts.server.ts';

export interface WhatsAppSettings {
  isOffered: boolean;
  apiUrl: string;
  token: string;
  phoneNumberId: string;
  /** The current one and, for a day, the one before. */
  appSecrets: string[];
  verifyToken: string;
  /** Names of templates by kind of message. */
  templates: Map<string, string>;
}

const TEMPLATE_NAME = /^[a-z0-9_]{1,512}$/;

/** `order-shipped=order_shipped, order-paid=order_paid`, with commas or lines between. */
const templateList = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (list) =>
      readPairs(list).every(
        ([kind = '', name = '']) => noticeKinds.some((one) => one === kind) && TEMPLATE_NAME.test(name),
      ),
    { error: `must look like order-shipped=order_shipped; names are ${noticeKinds.join(', ')}` },
  );

export const keys: readonly KeyDefinition[] = [
  {
    name: 'WHATSAPP_TOKEN',
    ...keyTexts.token,
    isSecret: true,
    schema: keyText,
    demoValue: 'chekku-demo-whatsapp',
  },
  {
    name: 'WHATSAPP_PHONE_NUMBER_ID',
    ...keyTexts.phoneNumberId,
    schema: keyText.regex(/^\d{5,30}$/, 'must be the number of digits that the dashboard shows'),
    demoValue: '100000000000001',
  },
  {
    name: 'WHATSAPP_APP_SECRET',
    ...keyTexts.appSecret,
    isSecret: true,
    previousName: 'WHATSAPP_APP_SECRET_PREVIOUS',
    schema: keyText.min(16, 'must have at least 16 characters'),
    demoValue: 'chekku-demo-whatsapp-secret',
  },
  {
    name: 'WHATSAPP_VERIFY_TOKEN',
    ...keyTexts.verifyToken,
    isSecret: true,
    schema: keyText.min(16, 'must have at least 16 characters'),
    demoValue: 'chekku-demo-whatsapp-verify',
  },
  { name: 'WHATSAPP_TEMPLATES', ...keyTexts.templates, schema: templateList },
  { name: 'WHATSAPP_API_URL', ...keyTexts.apiUrl, isOptional: true, isAddress: true, schema: httpUrl },
];

/** Off until its keys are set, also in demo mode. */
export function settings({ isLive, keys: input, sandboxUrl }: SettingsInput): WhatsAppSettings {
  const token = input.WHATSAPP_TOKEN ?? '';
  const phoneNumberId = input.WHATSAPP_PHONE_NUMBER_ID ?? '';
  const appSecret = input.WHATSAPP_APP_SECRET ?? '';
  const templates = new Map(
    readPairs(input.WHATSAPP_TEMPLATES ?? '').map(([kind = '', name = '']) => [kind, name]),
  );
  return {
    isOffered: token !== '' && phoneNumberId !== '' && appSecret !== '' && templates.size > 0,
    apiUrl: input.WHATSAPP_API_URL ?? (isLive ? 'https://graph.facebook.com' : `${sandboxUrl}/whatsapp`),
    token,
    phoneNumberId,
    appSecrets: [appSecret, input.WHATSAPP_APP_SECRET_PREVIOUS ?? ''].filter(Boolean),
    verifyToken: input.WHATSAPP_VERIFY_TOKEN ?? '',
    templates,
  };
}
