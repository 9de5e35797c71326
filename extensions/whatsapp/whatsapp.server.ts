import { z } from 'zod';
import { type ChannelServer, NO_TEMPLATE, type OrderNotice } from '../../src/extension/message-channels.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { callProvider } from '../../src/extension/server/provider-http.ts';
import { DEFAULT_LANGUAGE } from '../../src/rules/languages.ts';
import { isVerified, readReports } from './reports.ts';
import type { WhatsAppSettings } from './settings.server.ts';

const API_VERSION = 'v25.0';
const NO_SUCH_LANGUAGE = '132001';
const MAX_VALUE_LENGTH = 200;
/** A second try could be a second message: reports tell whether the first was sent. */
const HTTP = { timeoutMs: 8000, totalTimeoutMs: 8000, tries: 1 };

const response = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const errorBody = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

export function createChannel(settings: WhatsAppSettings): ChannelServer {
  const { apiUrl, token, phoneNumberId, templates, appSecrets, verifyToken } = settings;

  async function sendTemplate(
    name: string,
    language: string,
    { id, phone, values }: OrderNotice,
  ): Promise<ProviderResult<{ providerId: string }>> {
    const texts = [values.name, values.about ?? values.number, values.orderUrl];
    const result = await callProvider(
      {
        method: 'POST',
        url: `${apiUrl.replace(/\/+$/, '')}/${API_VERSION}/${phoneNumberId}/messages`,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: phone.replace(/\D/g, ''),
          type: 'template',
          template: {
            name,
            language: { code: language },
            components: [
              { type: 'body', parameters: texts.map((text) => ({ type: 'text', text: lineOf(text) })) },
            ],
          },
          // comes back with every report, also when the response to this call is lost
          biz_opaque_callback_data: id,
        }),
        response,
        isIdempotent: false,
        readError: (body) => {
          const error = errorBody.safeParse(body).data?.error;
          return { code: String(error?.code ?? 'rejected'), message: error?.message ?? '' };
        },
      },
      HTTP,
    );
    if (result.is !== 'ok') return result;
    return { is: 'ok', value: { providerId: result.value.messages[0]?.id ?? '' } };
  }

  return {
    send: async (notice) => {
      const name = templates.get(notice.kind);
      // only approved texts can be sent
      if (!name) return { is: 'rejected', status: 400, code: NO_TEMPLATE, message: '' };
      const result = await sendTemplate(name, notice.language, notice);
      const isUntranslated = result.is === 'rejected' && result.code === NO_SUCH_LANGUAGE;
      return isUntranslated && notice.language !== DEFAULT_LANGUAGE
        ? sendTemplate(name, DEFAULT_LANGUAGE, notice)
        : result;
    },
    readReports: (request) => readReports(appSecrets, request),
    confirmWebhook: (query) => {
      const isOurs = query['hub.mode'] === 'subscribe' && isVerified(verifyToken, query['hub.verify_token']);
      return isOurs ? query['hub.challenge'] : undefined;
    },
  };
}

/** A parameter is one line and not empty. */
function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_VALUE_LENGTH) || '-';
}
