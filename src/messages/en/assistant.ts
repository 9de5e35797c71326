/** The chat with the assistant; its replies are texts of the assistant's page. */
export const assistant = {
  title: 'Assistant',
  description: 'Answers about delivery, returns, payment and orders.',
  conversation: 'Conversation',
  yourQuestion: 'Your question',
  typeMessage: 'Type a message',
  send: 'Send',
};
