import type { ProviderKeyList } from '../../contract/admin/keys.ts';
import { textOf } from '../../extension/text.ts';
import { adminSetup } from '../../messages/admin-setup.ts';
import { isStorable, type KeyGroup, keyGroups } from '../platform/config/extension-keys.ts';
import type { Setup } from './open-setup.ts';
import { webhookUrls } from './webhook-urls.ts';

type Group = ProviderKeyList['groups'][number];

/** What the assistant asks for, in its order: what the shop needs comes first. */
export function listKeyGroups({ config, payments }: Pick<Setup, 'config' | 'payments'>): Group[] {
  const urls = webhookUrls({ config, payments });
  const groups = keyGroups(config.extensions).flatMap((group) => groupOf(group, urls));
  return [
    ...groups.filter(({ isNeeded }) => isNeeded),
    mailGroup(),
    ...groups.filter(({ isNeeded }) => !isNeeded),
  ];
}

function groupOf(
  { id, title, keys, isNeeded, payment, courier, channel, note }: KeyGroup,
  urls: Record<string, string>,
): Group[] {
  const fields = keys.filter(isStorable).map(({ name, label, hint, isSecret = false }) => ({
    name,
    label: textOf(label),
    hint: hint === undefined ? '' : textOf(hint),
    isSecret,
  }));
  if (fields.length === 0) return [];
  const webhookUrl =
    (payment && urls[payment.id]) ?? (courier && urls[courier.id]) ?? (channel && urls[channel]) ?? null;
  return [{ id, title, note: textOf(note ?? ''), isNeeded, fields, webhookUrl }];
}

function mailGroup(): Group {
  return {
    id: 'mail',
    title: adminSetup.mail,
    note: adminSetup.mailNote,
    isNeeded: true,
    fields: [
      {
        name: 'SMTP_URL',
        label: adminSetup.mailServer,
        hint: adminSetup.asIn('smtps://user:password@host:465'),
        isSecret: true,
      },
      { name: 'MAIL_FROM', label: adminSetup.sender, hint: adminSetup.senderHint, isSecret: false },
    ],
    webhookUrl: null,
  };
}
