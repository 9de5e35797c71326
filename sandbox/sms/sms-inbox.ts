import { randomBytes } from 'node:crypto';

export interface SmsMessage {
  id: string;
  /** With country code, without plus. */
  to: string;
  templateId: string;
  values: Record<string, string>;
  text: string;
  receivedAt: string;
}

/** What the provider does, for tests. `lost`: sent, but without a response. */
type SmsFault = 'silent' | 'lost' | 'error-500' | 'no-credit';

export interface SmsInbox {
  /** Newest first; `to` filters by number. */
  messages: (to?: string) => SmsMessage[];
  add: (message: Pick<SmsMessage, 'to' | 'templateId' | 'values'>) => SmsMessage;
  fault: () => SmsFault | undefined;
  setFault: (fault: SmsFault | undefined) => void;
}

const MAX_STORED = 500;

/** Stores text messages in memory. */
export function createSmsInbox(max = MAX_STORED): SmsInbox {
  const stored: SmsMessage[] = [];
  let fault: SmsFault | undefined;
  return {
    messages: (to) => stored.filter((message) => !to || message.to === digitsOf(to)),
    add: (message) => {
      const added = {
        ...message,
        id: randomBytes(12).toString('hex'),
        text: textOf(message),
        receivedAt: new Date().toISOString(),
      };
      stored.unshift(added);
      stored.length = Math.min(stored.length, max);
      return added;
    },
    fault: () => fault,
    setFault: (next) => {
      fault = next;
    },
  };
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

/** The texts are registered at the provider; the sandbox knows the one that a demo shop uses. */
function textOf({ templateId, values }: Pick<SmsMessage, 'templateId' | 'values'>): string {
  if (templateId === 'chekku-demo-code')
    return `${values.VAR1} is your code to log in. It is valid for 10 minutes. Share it with nobody.`;
  return [`Template ${templateId}`, ...Object.entries(values).map((pair) => pair.join(': '))].join('\n');
}
