/** The chat with the assistant; its replies are texts of the assistant's page. */
export const assistant = {
  title: 'Assistant',
  description: 'Answers about delivery, returns, payment and orders.',
  conversation: 'Conversation',
  yourQuestion: 'Your question',
  typeMessage: 'Type a message',
  send: 'Send',
  add: 'Add',
  addFood: ({ food, size }: { food: string; size: string }) => `Add ${food}, ${size}, to the cart`,
};
