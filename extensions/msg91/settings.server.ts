import { httpUrl, type KeyDefinition, keyText, type SettingsInput } from '../../src/extension/keys.ts';
import { keyTexts } from './setup-texts.server.ts';
import { readTemplates, TEMPLATE_ID, type TemplateIds, templateList } from './templates.ts';

export interface Msg91Settings {
  isOffered: boolean;
  sendsCodes: boolean;
  apiUrl: string;
  authKey: string;
  templates: TemplateIds;
  /** The current one and, for a day, the one before. Without one, reports are not received. */
  webhookTokens: string[];
}

export const keys: readonly KeyDefinition[] = [
  {
    name: 'MSG91_AUTH_KEY',
    ...keyTexts.authKey,
    isSecret: true,
    schema: keyText,
    demoValue: 'chekku-demo-sms',
  },
  {
    name: 'MSG91_CODE_TEMPLATE',
    ...keyTexts.codeTemplate,
    schema: keyText.regex(TEMPLATE_ID, 'must be the id of a template: letters, digits and hyphens'),
    demoValue: 'chekku-demo-code',
  },
  { name: 'MSG91_TEMPLATES', ...keyTexts.templates, isOptional: true, schema: templateList },
  {
    name: 'MSG91_WEBHOOK_TOKEN',
    ...keyTexts.webhookToken,
    isSecret: true,
    isOptional: true,
    previousName: 'MSG91_WEBHOOK_TOKEN_PREVIOUS',
    schema: keyText.min(16, 'must have at least 16 characters'),
    demoValue: 'chekku-demo-sms-reports',
  },
  { name: 'MSG91_API_URL', ...keyTexts.apiUrl, isOptional: true, isAddress: true, schema: httpUrl },
];

/** Off until its keys are set, also in demo mode: there they only need to be anything, because the sandbox takes all. */
export function settings({ isLive, keys: input, sandboxUrl }: SettingsInput): Msg91Settings {
  const authKey = input.MSG91_AUTH_KEY ?? '';
  const templates = readTemplates(input.MSG91_TEMPLATES ?? '');
  if (input.MSG91_CODE_TEMPLATE) templates.set('code', input.MSG91_CODE_TEMPLATE);
  const hasNotices = [...templates.keys()].some((name) => name.startsWith('order-'));
  return {
    isOffered: authKey !== '' && hasNotices,
    sendsCodes: authKey !== '' && templates.has('code'),
    apiUrl: input.MSG91_API_URL ?? (isLive ? 'https://control.msg91.com' : `${sandboxUrl}/msg91`),
    authKey,
    templates,
    webhookTokens: [input.MSG91_WEBHOOK_TOKEN ?? '', input.MSG91_WEBHOOK_TOKEN_PREVIOUS ?? ''].filter(
      Boolean,
    ),
  };
}
