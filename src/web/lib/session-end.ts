let onSessionEnd = () => {};

/** Registers what to do when the server no longer accepts the stored user's token. */
export function whenSessionEnds(listener: () => void): () => void {
  onSessionEnd = listener;
  return () => {
    onSessionEnd = () => {};
  };
}

export function reportSessionEnd(): void {
  onSessionEnd();
}
