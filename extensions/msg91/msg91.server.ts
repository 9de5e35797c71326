import { z } from 'zod';
import { type ChannelServer, NO_TEMPLATE } from '../../src/extension/message-channels.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { callProvider } from '../../src/extension/server/provider-http.ts';
import { readReports } from './reports.ts';
import type { Msg91Settings } from './settings.server.ts';
import { templateOf } from './templates.ts';

/** MSG91 also reports errors with status 200, so the type decides. */
const response = z.object({
  type: z.enum(['success', 'error']),
  message: z.union([z.string(), z.number()]).transform(String).catch(''),
});
const MAX_VALUE_LENGTH = 30;
/** A visitor waits. A second try could be a second message, so there is none. */
const HTTP = { timeoutMs: 6000, totalTimeoutMs: 6000, tries: 1 };
const noTemplate = { is: 'rejected', status: 400, code: NO_TEMPLATE, message: '' } as const;

export function createChannel({ apiUrl, authKey, templates, webhookTokens }: Msg91Settings): ChannelServer {
  async function sendTemplate(
    templateId: string,
    phone: string,
    values: Record<string, string>,
  ): Promise<ProviderResult<{ providerId: string }>> {
    const result = await callProvider(
      {
        method: 'POST',
        url: `${apiUrl.replace(/\/+$/, '')}/api/v5/flow`,
        headers: { authkey: authKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          short_url: '0',
          recipients: [{ mobiles: phone.replace(/\D/g, ''), ...values }],
        }),
        response,
        isIdempotent: false,
        readError: (body) => ({
          code: 'rejected',
          message: response.safeParse(body).data?.message ?? '',
        }),
      },
      HTTP,
    );
    if (result.is !== 'ok') return result;
    const { type, message } = result.value;
    if (type === 'success') return { is: 'ok', value: { providerId: message } };
    return { is: 'rejected', status: 200, code: 'rejected', message };
  }

  return {
    send: async ({ id, kind, language, phone, values }) => {
      const template = templateOf(templates, kind, language);
      // operators drop a text that is not registered
      if (!template) return noTemplate;
      return sendTemplate(template, phone, {
        VAR1: values.name.slice(0, MAX_VALUE_LENGTH),
        VAR2: (values.about ?? values.number).slice(0, MAX_VALUE_LENGTH),
        VAR3: values.orderUrl,
        // comes back with the report, also when the response to this call is lost
        CRQID: id,
      });
    },
    sendCode: async ({ language, phone, code }) => {
      const template = templateOf(templates, 'code', language);
      if (!template) return noTemplate;
      return sendTemplate(template, phone, { VAR1: code });
    },
    ...(webhookTokens.length > 0 && {
      readReports: ({ body }: { body: Uint8Array }) => readReports(webhookTokens, body),
    }),
  };
}
