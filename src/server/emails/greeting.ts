import type { EmailContent } from './email-layout.ts';

/**
 * Greets a person with the owner's greeting, which is read when the e-mail is sent. `greeting` is for older versions of the shop
 * that run during an update and do not know `greets`.
 */
export function greet(name: string): Pick<EmailContent, 'greeting' | 'greets'> {
  return { greeting: name ? `Hello ${name},` : 'Hello,', greets: name };
}
