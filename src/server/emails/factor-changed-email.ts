import { factorEmails } from '../../messages/factor-emails.ts';
import { deviceName } from '../../rules/device.ts';
import type { RequestOrigin } from '../platform/request-origin.ts';
import type { EmailContent } from './email-layout.ts';
import { greet, type Reader } from './greeting.ts';

export function factorChangedEmail(
  reader: Reader,
  {
    factor,
    isAdded,
    origin: { device, address },
  }: { factor: 'passkey' | 'app' | 'recovery-codes'; isAdded: boolean; origin: RequestOrigin },
): EmailContent {
  const change = factorEmails.change(factor, isAdded);
  return {
    subject: change,
    ...greet(reader),
    paragraphs: [`${change}.`, factorEmails.notYou],
    rows: [
      [factorEmails.device, deviceName(device)],
      [factorEmails.address, address],
    ],
  };
}
