/** Address and phone of the shop, and the form for a message to it. */
export const contact = {
  formNeedsScript: (email: string) => `This form needs JavaScript. Without it, please write to ${email}.`,
  name: 'Name',
  subject: 'Subject',
  message: 'Message',
  website: 'Website',
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message.',
  somethingWrong: 'Something went wrong',
  required: (field: string) => `${field} is required`,
  tooLong: (field: string) => `${field} is too long`,
  emailNotValid: 'Email Is Not Valid',
};
