import { adminEmails } from '../../messages/admin-emails.ts';
import { deviceName } from '../../rules/device.ts';
import type { RequestOrigin } from '../platform/request-origin.ts';
import type { EmailContent } from './email-layout.ts';
import { greetAdmin } from './greeting.ts';

export function newDeviceEmail({ name }: { name: string }, { address, device }: RequestOrigin): EmailContent {
  return {
    subject: adminEmails.newDeviceSubject,
    ...greetAdmin(name),
    paragraphs: [adminEmails.newDevice, adminEmails.newDeviceNotYou],
    rows: [
      [adminEmails.device, deviceName(device)],
      [adminEmails.address, address],
    ],
  };
}
