/** The states of India as people read them. Stored and sent is always the English name. */
export const states = {
  shown: (name: string) => name,
};
